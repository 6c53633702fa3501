import "#sdk/ui/foundation/foundation.css";
import { startApp } from "../../kernel/shell/app/startApp.tsx";
import { createRealmsEntry } from "../../kernel/shell/realms/index.ts";
import { plugins } from "./plugins.ts";

const root = document.getElementById("root");
if (root) void startApp({ entries: (services) => [...plugins, createRealmsEntry(services)], root });
