import type { Wording } from "#sdk/contributions/locale.ts";
import type { shell as source } from "../uz/shell.ts";

export const shell: Wording<typeof source> = {
  organization: {
    title: "Organisation",
    changed: "You now work in “{{name}}”",
    elsewhere: "Another organisation was chosen in another window. To see its data, save your changes and open the page again.",
    choose: "Choose an organisation",
    chooseHint: "With your key you can work for several organisations. Which one do you work for now?",
  },
  density: {
    title: "Row density",
    compact: "Compact",
    comfortable: "Comfortable",
  },
  menu: {
    edit: "Edit: {{name}}",
    lock: "Lock the order",
    unlock: "Change the order",
    reset: "Restore the original order",
  },
};
