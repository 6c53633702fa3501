import { expect, it } from "vitest";
import { sourceVersion } from "#core/components/sourceVersion.ts";
import { validatorSource } from "#core/components/validatorSource.ts";
import { reportBrokenValidator } from "./reportBrokenValidator.ts";
import type { IncidentTeller } from "./tellIncident.ts";

const broken = { form: "people", field: "tin", source: "value.length.first", failure: { code: "type_error", detail: "no", line: 1, column: 13 } } as const;

function aTeller(isSignedIn: boolean) {
  const told: unknown[] = [];
  const services = {
    session: { writer: () => (isSignedIn ? { id: "u1" } : undefined) },
    http: { call: async (...sent: unknown[]) => void (await Promise.resolve(told.push(sent))) },
    log: { info: () => undefined, warn: () => undefined, error: (failure: unknown) => void told.push(failure) },
  } as unknown as IncidentTeller;
  return { services, told };
}

it("K567 the server is told of a broken validator by form, field and version, with its place, once a minute; of a guest's nothing", () => {
  const { services, told } = aTeller(true);
  for (let key = 0; key < 3; key += 1) reportBrokenValidator(services, broken);
  const hash = sourceVersion(validatorSource("people", "tin", broken.source));
  const body = { scope: "form:people", component: "tin", hash, why: "error", message: "type_error: no", line: 1, column: 13 };
  expect(told).toEqual([["POST plugins/{id}/incidents", { params: { id: "project" }, body }]]);
  const guest = aTeller(false);
  reportBrokenValidator(guest.services, broken);
  expect(guest.told).toEqual([]);
});
