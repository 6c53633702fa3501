import type { Wording } from "#sdk/contributions/locale.ts";
import type { sandbox as source } from "../uz/sandbox.ts";

export const sandbox: Wording<typeof source> = {
  project: "Project code",
  notConfigured: "Sandbox host not configured",
  notConfiguredHint: "Components in this place are not started. Please ask an administrator.",
  component: "Component: {{component}}",
  place: "{{component}}: line {{line}}, column {{column}}",
  tooDeep: "Components are nested too deep",
  tooDeepHint: "The component may be showing itself",
  queued: "The component is waiting",
  queuedHint: "As many components as possible are running on this page. It starts when another one is closed.",
  retry: "Try again",
  file: "File",
  hidden: "This part is covered or hidden by the component “{{component}}”, so it takes no input",
  unsettled: "This part has only just appeared or moved. Please press again.",
  reason: {
    compile: "The component's code has an error",
    load: "The component could not be loaded",
    render: "The component failed",
    ended: "The component was stopped",
    unreachable: "The sandbox does not answer",
    quarantined: "The component is switched off for a while",
    notGranted: "The administrator has not granted this component a document of its own",
  },
  why: {
    silent: "It did not answer for too long. The rest of the page goes on working.",
    painting: "It kept the page from answering while it was drawn. The rest of the page goes on working.",
    limit: "It went over a limit. The rest of the page goes on working.",
    fault: "It did something that is not allowed. The rest of the page goes on working.",
  },
};
