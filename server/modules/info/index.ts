import type { ProjectInfo } from "#contract/info.ts";
import { defaultTimeZone } from "#core/format/zoneNames.ts";
import { changedLimits } from "#core/limits/realmLimits.ts";
import { languagesOf } from "#core/languages.ts";
import { defaultLocale } from "#core/locale.ts";
import { withoutSecrets } from "#core/secrets.ts";
import { answerWithEtag } from "../../http/answerWithEtag.ts";
import type { CallContext } from "../../http/CallContext.ts";
import type { Routes } from "../../http/Routes.ts";
import { componentHash } from "../components/index.ts";
import { translator, type Component, type ProjectConfig } from "../config/index.ts";
import { limitsOf, type Project } from "../projects/index.ts";
import { shownOauth2, signInMethods } from "../sign-in-methods/index.ts";
import { presentRunning, visibleQuarantine } from "../plugins/index.ts";
import { offeredThemes } from "./offeredThemes.ts";

export { offeredThemes };

export const infoRoutes: Routes<"GET info"> = {
  "GET info": async (context, { query }) =>
    answerWithEtag(context, await presentInfo(context, { byHash: query.components === "hash" })),
};

async function presentInfo(context: CallContext, { byHash }: { byHash: boolean }): Promise<ProjectInfo> {
  const { project, services } = context;
  const [config, plugins] = await Promise.all([services.configuration.of(project.id), services.plugins.of(project)]);
  const translate = translator(config, context);
  const { settings } = project;
  return {
    id: project.id,
    name: translate(project.title),
    version: settings.version ?? "1.0.0",
    ...(settings.logo !== undefined && { logo: settings.logo }),
    locales: languagesOf(settings).map(({ code }) => code),
    ...(settings.languages && { languages: settings.languages }),
    defaultLocale: settings.defaultLocale ?? defaultLocale,
    translationsVersion: String(project.translationsVersion),
    timeZone: settings.timeZone ?? defaultTimeZone,
    themes: offeredThemes(settings),
    has_main: settings.has_main ?? false,
    transfer_method: settings.transfer_method ?? null,
    components: componentsOf(config, context).map((component) => (byHash ? reference(component) : source(component))),
    oauth2: shownOauth2(settings),
    call24: withoutSecrets(settings.call24 ?? null),
    plugins: plugins.map(({ id, state }) => ({ id, state })),
    // None of their contributions is public yet.
    projectPlugins: context.caller === undefined ? [] : plugins.flatMap((plugin) => presentRunning(plugin, translate) ?? []),
    projectGrants: plugins.flatMap(({ id, grants }) => (id === "project" ? [...grants] : [])),
    quarantined: await visibleQuarantine(context, config),
    support: settings.support ?? null,
    sandbox: context.sandbox ?? null,
    ...(context.tiles !== undefined && { tiles: context.tiles }),
    ...presentLimits(project),
    signInMethods: signInMethods(context),
    hasMail: services.mailer !== undefined,
    eimzo: services.signatures?.settings ?? null,
    signIn: settings.signIn
      ? { title: translate(settings.signIn.title), text: translate(settings.signIn.text) }
      : null,
    ...(services.errorReports && { reportsErrors: true }),
    // Spec §9: winter-effect end date configurable, 'February 15' by default.
    ...(settings.winterEffect && { winterEffect: { until: settings.winterEffect.until ?? "02-15" } }),
  };
}

/** Few projects have other limits than the default. */
function presentLimits(project: Project): Pick<ProjectInfo, "limits"> {
  const limits = changedLimits(limitsOf(project));
  return Object.keys(limits).length > 0 ? { limits } : {};
}

/** A guest is told of what is public only. */
const componentsOf = ({ components }: ProjectConfig, { caller }: CallContext): Component[] =>
  [...components.values()].filter(({ isPublic }) => isPublic || caller !== undefined);

const reference = (component: Component) => ({ name: component.name, hash: componentHash(component) });

const source = ({ name, content, js, css }: Component) => ({ name, content, js, css });
