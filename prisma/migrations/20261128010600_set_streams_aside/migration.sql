-- A consumer of the ledger that cannot take an event sets its stream aside and goes on with the others.

-- Streams that a consumer has set aside, from this event on: it tries them again at `retry_at`.
create table es.set_aside (
  subscription text        not null,
  stream       uuid        not null,
  version      integer     not null,
  position     bigint      not null,
  type         text        not null,
  code         text        not null,
  message      text        not null,
  since        timestamptz not null default now(),
  tries        integer     not null default 1,
  retry_at     timestamptz not null,
  primary key (subscription, stream)
);

-- Events that a consumer passes over because the operator has said so, and why.
create table es.skipped_events (
  subscription text        not null,
  stream       uuid        not null,
  version      integer     not null,
  reason       text        not null check (length(reason) between 1 and 500),
  skipped_at   timestamptz not null default now(),
  primary key (subscription, stream, version)
);

grant select, insert, update, delete on es.set_aside to kifu_app;
grant select, insert on es.skipped_events to kifu_app;
