import { expect, it, vi } from "vitest";
import type { ProjectPlugin } from "#contract/plugin.ts";
import type { RealmHost } from "#sandbox/host/index.ts";
import { MountedComponent } from "#sandbox/host/component/MountedComponent.ts";
import type { RealmComponent } from "#sandbox/host/component/RealmComponent.ts";
import { runPluginCommand } from "./runPluginCommand.ts";

const plugin = { id: "stars", settings: { rows: 5 } } as unknown as ProjectPlugin;

/** A command that has begun, in a group that only keeps what is mounted. */
function begin() {
  const mounts: MountedComponent[] = [];
  const onRetry = vi.fn();
  const onDispose = vi.fn();
  const mount = (component: RealmComponent, props: null): MountedComponent => {
    mounts.push(new MountedComponent({ component, props, onProps: () => undefined, onRetry, onDispose }));
    return mounts.at(-1) as MountedComponent;
  };
  const host = { group: () => ({ mount }) } as unknown as RealmHost;
  const running = runPluginCommand(host, plugin, { module: "Count.ts", input: 5 });
  const mounted = mounts[0] as MountedComponent;
  return { running, mounted, onRetry, onDispose };
}

it("S464 a command settles once it says so, and is taken out of its realm", async () => {
  const { running, mounted, onDispose } = begin();
  expect(mounted.props).toEqual({ input: 5, settings: { rows: 5 } });
  mounted.setState({ kind: "queued" });
  mounted.setState({ kind: "starting" });
  mounted.setState({ kind: "empty" });
  mounted.setField(null);
  await running;
  expect(onDispose).toHaveBeenCalledTimes(1);
});

it("S464 a command whose realm ends under it fails, and is not begun again", async () => {
  for (const isDrawn of [true, false]) {
    const { running, mounted, onRetry, onDispose } = begin();
    if (isDrawn) mounted.setState({ kind: "empty" });
    mounted.retry();
    await expect(running).rejects.toMatchObject({ code: "command_stopped" });
    expect([onRetry.mock.calls.length, onDispose.mock.calls.length]).toEqual([0, 1]);
  }
});

it("S464 a command whose group ends settles", async () => {
  const { running, mounted } = begin();
  mounted.setState({ kind: "empty" });
  mounted.dispose();
  await expect(running).rejects.toMatchObject({ code: "cancelled" });
});
