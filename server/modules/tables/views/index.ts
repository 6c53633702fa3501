import type { SavedView } from "#contract/table.ts";
import { CallFailure } from "../../../http/CallFailure.ts";
import { openTable } from "../openTable.ts";
import type { Routes } from "../../../http/Routes.ts";
import { changeView } from "./changeView.ts";
import { listViews, type ViewsOf } from "./listViews.ts";
import { insertView } from "./insertView.ts";
import { removeView } from "./removeView.ts";

export { listViews } from "./listViews.ts";
export { mayShareViews } from "./mayShareViews.ts";

/** Views hang on a table: who may not read it learns of none. */
export const viewRoutes: Routes<
  | "GET tables/{name}/views" | "GET tables/{name}/views/{id}" | "POST tables/{name}/views" | "PUT tables/{name}/views/{id}"
  | "DELETE tables/{name}/views/{id}"
> = {
  "GET tables/{name}/views": async (context, { params }) => {
    const { table } = await openTable(context, params.name);
    return listViews(context, table);
  },
  "GET tables/{name}/views/{id}": async (context, { params }) => {
    const { table } = await openTable(context, params.name);
    return findView(await listViews(context, table), params.id);
  },
  "POST tables/{name}/views": async (context, { params, body }) => {
    const { table } = await openTable(context, params.name);
    return told({ context, table }, await insertView(context, table, body));
  },
  "PUT tables/{name}/views/{id}": async (context, { params, body }) => {
    const { table } = await openTable(context, params.name);
    await changeView(context, { table, id: params.id, change: body });
    return told({ context, table }, params.id);
  },
  "DELETE tables/{name}/views/{id}": async (context, { params }) => {
    const { table } = await openTable(context, params.name);
    await removeView(context, table, params.id);
    return null;
  },
};

const told = async ({ context, table }: ViewsOf, id: string): Promise<SavedView> => findView(await listViews(context, table), id);

function findView(views: readonly SavedView[], id: string): SavedView {
  const found = views.find((view) => view.id === id);
  if (!found) throw new CallFailure("not_found");
  return found;
}
