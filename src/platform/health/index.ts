/** Is this process alive, may it be sent work, and how does it fare. */
export { type HealthCheck, HealthIndicators, type Readiness } from './health-indicators.js';
export { HealthModule } from './health.module.js';
export { HealthServer } from './health-server.js';
export { measureRequests } from './metrics.js';
export { showRemembered } from './remembered.js';
