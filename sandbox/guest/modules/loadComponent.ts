import type { LoadMessage } from "#sandbox/protocol/index.ts";
import type { HostVoice } from "../HostVoice.ts";
import { enter } from "../roots/currentRoot.ts";
import { explainNothing } from "./explainNothing.ts";
import type { GuestComponent, ModuleRegistry } from "./ModuleRegistry.ts";

/** Runs the modules of a component, in its name, and tells the host how that went. @returns the component, if they have one */
export function loadComponent(registry: ModuleRegistry, { request, root, modules }: LoadMessage, voice: HostVoice): GuestComponent | undefined {
  enter(root);
  try {
    for (const path of modules) registry.evaluate(path);
    const component = registry.findComponent(modules);
    if (!component) voice.say({ kind: "log", root, level: "info", text: explainNothing(registry.findStrangeDefault(modules)) });
    voice.done(request, true, component !== undefined);
    return component;
  } catch (failure) {
    voice.report(root, "load", failure);
    voice.done(request, false);
    return undefined;
  }
}
