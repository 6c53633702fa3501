import type { Migration } from "../migrate.ts";

/** Work that goes on without its owner. What runs next is the queue's business (schema `pgboss`); here stands what people are told of it. */
export const tasks: Migration = {
  id: "0065-tasks",
  up: [
    `create table platon.tasks (
       id uuid primary key, project_id text not null references platon.projects (id),
       user_id uuid references platon.users (id) on delete cascade,
       kind text not null, subject jsonb, input jsonb not null, origin text not null, language text not null,
       state text not null default 'waiting', job_id uuid, attempt int not null default 0,
       done bigint not null default 0, total bigint, mark jsonb, counts jsonb not null default '{}', failure jsonb,
       problems int not null default 0, is_cancelled boolean not null default false,
       file_id uuid, file_name text, file_type text, file_size bigint,
       created_at timestamptz not null, started_at timestamptz, ended_at timestamptz, told_at timestamptz, beat_at timestamptz
     )`,
    `create index tasks_open on platon.tasks (project_id, created_at) where ended_at is null`,
    `create index tasks_user on platon.tasks (user_id, id)`,
    `create index tasks_project on platon.tasks (project_id, id)`,
    `create index tasks_ended on platon.tasks (ended_at)`,
    `create table platon.task_problems (
       task_id uuid not null references platon.tasks (id) on delete cascade, position int not null,
       row_number int not null, column_title text not null, value text not null, message text not null,
       primary key (task_id, position)
     )`,
  ],
};
