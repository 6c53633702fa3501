import type { Wording } from "#sdk/contributions/locale.ts";
import type { overlays as source } from "../uz/overlays.ts";

export const overlays: Wording<typeof source> = {
  preview: {
    title: "File",
    unavailable: "This item can't be previewed",
    hint: "Download it and open it on your computer",
    download: "Download",
    zoom: "Zoom",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    fit: "Fit to window",
    page: "Page",
    pageNumber: "Page {{page}}",
    pageBefore: "Previous page",
    pageBehind: "Next page",
    pageBroken: "This page could not be shown",
    pagesLeft: "Pages shown: {{count}}. Download the file to see the others.",
    locked: "The file is protected by a password. Download it and open it on your computer with the password.",
    damaged: "The file cannot be shown as a PDF. Download it and try another program.",
  },
  import: {
    title: "Import data",
    choose: "Choose a file",
    drop: "or drop it here",
    another: "Another file",
    template: "Template",
    sample: "Sample",
    start: "Import",
    done: "The data was imported",
    failed: "The data could not be imported",
    coming: "You can choose a file, but it is not sent anywhere yet",
  },
  menu: "Actions",
  cell: { menu: "Cell actions", open: "Open", openTab: "Open in a new tab", copy: "Copy" },
};
