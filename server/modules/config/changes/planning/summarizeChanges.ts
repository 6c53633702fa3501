import type { ConfigChange } from "#contract/config.ts";
import { entityOf } from "../../entities/entities.ts";
import type { ChangePlan, PlannedChange } from "./planChanges.ts";

/** The plan as people read it: one line an object, however many of its parts change. */
export function summarizeChanges({ changes, kept }: ChangePlan): ConfigChange[] {
  const objects = new Map<string, ConfigChange>();
  for (const planned of changes) {
    const { owner: entity = planned.entity } = entityOf(planned.entity);
    const name = `${entity}/${planned.object}`;
    const known = objects.get(name);
    const isWhole = entity === planned.entity;
    objects.set(name, {
      entity,
      name: planned.object,
      change: isWhole ? wordOf(planned) : (known?.change ?? "update"),
      paths: [...(known?.paths ?? []), ...pathsOf(planned, isWhole)],
    });
  }
  const created = [...objects.values()].map((one) => (one.change === "create" ? { ...one, paths: [] } : one));
  return [
    ...created, ...kept.map(({ entity, object }): ConfigChange => ({ entity, name: object, change: "kept", paths: [] }))
  ];
}

function wordOf({ change }: PlannedChange): ConfigChange["change"] {
  switch (change.change) {
    case "insert":
    case "restore":
      return "create";
    case "update":
      return "update";
    case "delete":
      return "delete";
  }
}

function pathsOf({ entity, key, paths, change }: PlannedChange, isWhole: boolean): string[] {
  if (isWhole) return [...paths];
  const part = `${entity}.${key}`;
  return change.change === "update" ? paths.map((path) => `${part}.${path}`) : [
    `${part} ${change.change === "insert" ? "+" : "−"}`
  ];
}
