import { describeDeadlines } from './deadlines.features.js';

describeDeadlines('PostgreSQL', () => Promise.resolve({}));
