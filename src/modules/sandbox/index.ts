/** The door of the sandbox: what would happen, without it happening. */
export { SandboxModule } from './sandbox.module.js';
