/** The columns of every configuration entity, as the first migration has them (D41, D42). */
export const entityColumns = (columns: string): string => `(
  id uuid primary key,
  project_id text not null references platon.projects (id),
  ${columns},
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by uuid,
  updated_at timestamptz not null default now(),
  updated_by uuid,
  deleted_at timestamptz
)`;

/** An entity's table; one living object of a key in a project, deleted ones do not block it. */
export const entityTable = (name: string, key: string, columns: string): string[] => [
  `create table platon.${name} ${entityColumns(columns)}`,
  `create unique index ${name}_${key} on platon.${name} (project_id, ${key}) where deleted_at is null`,
];
