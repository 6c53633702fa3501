import { sourceVersion } from "#core/components/sourceVersion.ts";
import { validatorSource } from "#core/components/validatorSource.ts";
import type { BrokenValidator } from "../../services/expressions/ExpressionService.ts";
import { IncidentReporter } from "./IncidentReporter.ts";
import { projectManifest } from "./realmsManifest.ts";
import { tellIncident, type IncidentTeller } from "./tellIncident.ts";

/** One for each document: it knows what was told. */
const reporters = new WeakMap<IncidentTeller, IncidentReporter>();

function reporterOf(services: IncidentTeller): IncidentReporter {
  const reporter = reporters.get(services) ?? new IncidentReporter((group, report) => void tellIncident(services, group, report));
  reporters.set(services, reporter);
  return reporter;
}

/** A chunk of its own: most forms are never in need of it. */
export function reportBrokenValidator(services: IncidentTeller, { form, field, source, failure }: BrokenValidator): void {
  const described = validatorSource(form, field, source);
  const { code, detail, line, column } = failure;
  reporterOf(services).report({
    group: projectManifest.id,
    component: field,
    mounted: { scope: described.scope, name: field, version: sourceVersion(described) },
    message: `${code}: ${detail}`,
    place: { component: field, scope: described.scope, line, column },
    why: undefined,
  });
}
