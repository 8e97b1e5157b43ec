/**
 * Hashes as the service hashes. The portable hash of the browser is several times slower, and its spec asks for it by
 * itself.
 */
import { hash } from 'node:crypto';
import { hashWith } from '../../src/engine/index.js';

hashWith((data) => hash('sha256', data, 'hex'));
