import "#sdk/ui/foundation/foundation.css";
import { startAuth } from "../../kernel/shell/auth/startAuth.tsx";
import { plugins } from "./plugins.ts";

const root = document.getElementById("root");
if (root) void startAuth({ entries: plugins, root });
