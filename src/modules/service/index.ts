/** The door of the service's own facts. */
export { ServiceModule } from './service.module.js';
