import type { Organization } from "#contract/auth.ts";
import type { CallContext } from "../../http/CallContext.ts";
import { callerOf } from "../../http/callerOf.ts";
import type { Routes } from "../../http/Routes.ts";
import { readUser } from "../users/index.ts";
import { changeOrganization } from "./changeOrganization.ts";

type OrganizationCalls = "GET auth/user_organizations" | "GET auth/change_user_org" | "POST auth/change_user_org";

async function listOrganizations(context: CallContext): Promise<Organization[]> {
  return (await readUser(context.services.database.sql, callerOf(context).userId)).organizations;
}

const change = (context: CallContext, { query }: { query: { org_id: string } }): Promise<Response> =>
  changeOrganization(context, { caller: callerOf(context), organizationId: query.org_id });

export const organizationRoutes: Routes<OrganizationCalls> = {
  "GET auth/user_organizations": listOrganizations,
  "GET auth/change_user_org": change,
  "POST auth/change_user_org": change,
};
