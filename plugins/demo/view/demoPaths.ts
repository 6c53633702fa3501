/** The demo screens by the name of their wording, in the order of their links. */
export const demoPaths = {
  components: "/demo/test-dynamic-components",
  events: "/demo/test-events",
  table: "/demo/test-table",
  resizable: "/demo/test-resizable",
  codeEditor: "/demo/code-editor",
  richText: "/demo/vue-editor",
  misbehaviour: "/demo/test-misbehaviour",
};

export type DemoScreen = keyof typeof demoPaths;
