import type { Kysely } from "kysely";
import type { FormRecord } from "#contract/form.ts";
import { valueKindOf } from "#core/elements/findElementType.ts";
import { isFileType } from "#core/fieldType.ts";
import { relationSource } from "../../access/Relation.ts";
import type { PlatonSchema } from "../../database/PlatonSchema.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { claimFiles, readHeldFiles } from "../files/index.ts";
import type { AcceptedValue } from "./acceptValues.ts";
import type { FormField, OpenForm } from "./openForm.ts";

const holdsFiles = ({ element, field }: FormField): boolean => valueKindOf(element.type) === "files" || isFileType(field.type);

interface Saved {
  readonly context: CallContext;
  readonly id: string;
  readonly values: readonly AcceptedValue[];
}

/** A save claims the files that its values name. @throws CallFailure `invalid_values` */
export async function claimValues(tx: Kysely<PlatonSchema>, { relation }: OpenForm, { context, id, values }: Saved): Promise<void> {
  const fields = values
    .filter(({ field }) => holdsFiles(field))
    .map(({ field, value }) => ({ name: field.name, element: field.element, value }));
  await claimFiles(tx, context, { source: relationSource(relation), recordId: id, fields });
}

/** What there is to know of the files in a record's fields. */
export async function filesOf(context: CallContext, { fields, relation }: OpenForm, id: string): Promise<FormRecord["files"]> {
  const names = fields.filter(holdsFiles).map(({ name }) => name);
  return readHeldFiles(context, { source: relationSource(relation), recordId: id, fields: names });
}
