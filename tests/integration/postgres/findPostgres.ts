import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";

/** The folder of a PostgreSQL server's programs on this machine; on Debian, as root, it is installed if need be. */
export function findPostgres(): string | undefined {
  return installedPostgres() ?? (installOnDebian() ? installedPostgres() : undefined);
}

function installedPostgres(): string | undefined {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), ...versionedFolders()];
  return folders.find((folder) => ["initdb", "postgres"].every((program) => existsSync(join(folder, program))));
}

/** Where distributions keep several versions side by side, newest first. */
function versionedFolders(): string[] {
  const parents = ["/usr/lib/postgresql", "/opt/homebrew/opt", "/usr/local/opt", "/usr"];
  return parents.flatMap((parent) => {
    const versions = existsSync(parent) ? readdirSync(parent).filter((name) => /^(postgresql@|pgsql-)?\d+$/.test(name)) : [];
    const number = (name: string): number => Number(/\d+$/.exec(name)?.[0]);
    return versions.sort((a, b) => number(b) - number(a)).map((version) => join(parent, version, "bin"));
  });
}

function installOnDebian(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  // Debian's package would make and start a cluster of its own.
  mkdirSync("/etc/postgresql-common", { recursive: true });
  writeFileSync("/etc/postgresql-common/createcluster.conf", "create_main_cluster = false\n");
  const keepOurs = "Dpkg::Options::=--force-confold";
  const install = ["install", "-y", "--no-install-recommends", "-o", keepOurs, "postgresql", "pgbouncer"];
  try {
    aptGet(["update"]);
    aptGet(install);
    return true;
  } catch {
    return false;
  }
}

function aptGet(args: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  execFileSync("/usr/bin/apt-get", ["-q", ...args], { env, stdio: ["ignore", "ignore", "inherit"], timeout: 300_000 });
}
