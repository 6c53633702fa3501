import type { Migration } from "../migrate.ts";

/** Upper ends of the distribution that nodes write, in milliseconds; of the place behind them twice the last stands for all. */
const bounds = "array[1,2,3,5,7,10,15,20,30,50,70,100,150,200,300,500,700,1000,1500,2000,3000,5000,10000,30000,60000]::double precision[]";

/** Calls by project, day and endpoint, and as records of project `platon`, with percentiles between the ends of their place. */
export const apiMetrics: Migration = {
  id: "0069-api-metrics",
  up: [
    `create table platon.call_histograms (
      project_id text not null references platon.projects (id) on delete cascade,
      day date not null,
      call text not null,
      calls bigint not null,
      errors bigint not null,
      refusals bigint not null,
      buckets bigint[] not null,
      primary key (project_id, day, call)
    )`,
    `create function platon.milliseconds_of(buckets bigint[], share double precision) returns double precision language sql immutable parallel safe as $$
      with places as (
        select n, i, sum(n) over (order by i) as upto, sum(n) over () as every from unnest(buckets) with ordinality as u(n, i)
      ), bounds as (select ${bounds} as b)
      select round((coalesce(b[i - 1], 0) + (b[i] - coalesce(b[i - 1], 0)) * ((every * share - (upto - n)) / n))::numeric, 1)::double precision
      from places, bounds where n > 0 and upto >= every * share order by i limit 1
    $$`,
    `create view platon.api_metric_records as
      select md5(project_id || ' ' || day || ' ' || call)::uuid as id, project_id, 1 as version, day::timestamp at time zone 'UTC' as created_at,
        null::uuid as created_by, day::timestamp at time zone 'UTC' as updated_at, null::uuid as updated_by, null::timestamptz as deleted_at,
        day, call, calls, errors, refusals, platon.milliseconds_of(buckets, 0.5) as p50, platon.milliseconds_of(buckets, 0.95) as p95
      from platon.call_histograms`,
  ],
};
