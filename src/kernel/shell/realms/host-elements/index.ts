import type { HostElements } from "#sandbox/host/index.ts";
import { PlatonChart } from "./PlatonChart.tsx";
import { PlatonChildren } from "./PlatonChildren.tsx";
import { PlatonComponent } from "./PlatonComponent.tsx";
import { PlatonFile } from "./PlatonFile.tsx";
import { PlatonForm } from "./PlatonForm.tsx";
import { PlatonIcon } from "./PlatonIcon.tsx";
import { PlatonLink } from "./PlatonLink.tsx";
import { PlatonOverlay } from "./PlatonOverlay.tsx";
import { PlatonTable } from "./PlatonTable.tsx";

/** First-party parts that a component may place among its own markup, by tag. */
export const hostElements: HostElements = {
  "platon-table": PlatonTable,
  "platon-form": PlatonForm,
  "platon-link": PlatonLink,
  "platon-file": PlatonFile,
  "platon-icon": PlatonIcon,
  "platon-chart": PlatonChart,
  "platon-overlay": PlatonOverlay,
  "platon-component": PlatonComponent,
  "platon-children": PlatonChildren,
};
