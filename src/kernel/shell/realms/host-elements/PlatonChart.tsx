import type { ReactNode } from "react";
import { View } from "#sdk/react/View.tsx";
import type { HostElementProps } from "#sandbox/host/index.ts";
import { acceptRecord, acceptText, isName } from "../gate/guestValues.ts";
import { GatedPart } from "./GatedPart.tsx";

/**
 * `<platon-chart metric="applications_by_day" kind="line" />`: the product's picture of a metric, for components that may read it, or of
 * figures that the component has itself (`data`), which need no grant. The component learns nothing of it.
 */
export function PlatonChart({ properties, owner }: HostElementProps): ReactNode {
  const { metric, params, data, kind, title, height, stacked } = properties;
  const look = { chart: kind, title: acceptText(title, 200), height, isStacked: stacked === true };
  if (!isName(metric)) return <View kind="chart" {...look} data={data} />;
  const request = { part: "chart", metric, params: acceptRecord(params ?? {}) ?? {} } as const;
  return <GatedPart owner={owner} request={request} render={(shown) => <View kind="chart" {...look} metric={shown.metric} params={shown.params} />} />;
}
