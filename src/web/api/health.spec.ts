import { expect, it } from 'vitest';
import { metricsIn } from './health.js';

const METRICS = `# HELP kifu_http_request_seconds Time
# TYPE kifu_http_request_seconds histogram
kifu_http_request_seconds_bucket{le="1",method="GET",route="/",status="200"} 9
kifu_http_request_seconds_sum{method="GET",route="/",status="200"} 1.5
kifu_http_request_seconds_count{method="GET",route="/",status="200"} 9
kifu_http_request_seconds_sum{method="GET",route="/v1/jobs",status="503"} 0.5
kifu_http_request_seconds_count{method="GET",route="/v1/jobs",status="503"} 1
process_resident_memory_bytes 1048576
process_start_time_seconds 1700000000
nodejs_eventloop_lag_p99_seconds 0.0125
`;

it('adds up what the process counts', () => {
  expect(metricsIn(METRICS)).toEqual({
    startedAt: 1_700_000_000,
    memoryBytes: 1_048_576,
    lagSeconds: 0.0125,
    requests: 10,
    failures: 1,
    meanSeconds: 0.2,
  });
});

it('has no mean of nothing', () => {
  expect(metricsIn('')).toMatchObject({ requests: 0, meanSeconds: 0 });
});
