import type { KnipConfig } from 'knip'
import { scripts } from './package.json' with { type: 'json' }

/** Files that a command of package.json runs through `bootstrap.mjs`. */
const commands = Object.values(scripts)
  .flatMap((script) => /bootstrap\.mjs (\S+\.ts)$/.exec(script)?.[1] ?? [])
  .filter((file) => !file.startsWith('infra/'))

export default {
  entry: [
    ...commands,
    'lingui{,.turkish}.config.ts',
    'functions/main.ts',
    'infra/*.ts',
    // A process of `npm run check`.
    'build/law/check.ts',
    'local/host-settings.ts',
    // Entries of their own processes, and scripts that a tag of a built page names.
    'src/app/{document.ts,start.ts,entry-client.tsx,entry-server.tsx}',
    'src/dev/{start,gallery,charts}.tsx',
    'tests/proofs/crash/crash-host.ts',
    'tests/support/dev-server-process.ts',
    'tests/bench/*.ts',
    'tests/**/*.test-d.ts',
    // The registry uses every figure; `npm run facts` shows those that no text states.
    'src/content/facts/*.ts',
  ],
  project: ['{build,contracts,functions,infra,local,machines,mocks,src,tests}/**/*.{ts,tsx,mdx,mjs}', '*.ts'],
  ignoreExportsUsedInFile: true,
  // Packages whose files are read, or run by path.
  ignoreDependencies: ['@biomejs/biome', '@expo-google-fonts/.*'],
} satisfies KnipConfig
