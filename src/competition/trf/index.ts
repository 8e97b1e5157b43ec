/** Reports of tournaments as FIDE defines them: read with faults, written so that reading gives the same. */
export { TRF_FAULTS, type TrfFault, type TrfFaultCode } from './lines.js';
export { readTrf, type TrfReading } from './read.js';
export * from './report.js';
export { TRF_EDITIONS, type TrfEdition, writeTrf } from './write.js';
