import { connectPage } from "./connectPage.ts";

/** The guard document's program. */
connectPage();
