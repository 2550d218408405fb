import type { KnipConfig } from 'knip'
import { scripts } from './package.json' with { type: 'json' }

/** Scripts that package.json runs through `bootstrap.mjs`. `infra/*.ts` below covers those in `infra`. */
const commands = Object.values(scripts)
  .flatMap((script) => /bootstrap\.mjs (\S+\.ts)$/.exec(script)?.[1] ?? [])
  .filter((file) => !file.startsWith('infra/'))

export default {
  entry: [
    ...commands,
    'lingui{,.turkish}.config.ts',
    'functions/main.ts',
    'infra/*.ts',
    // `npm run check` runs the first of these files, a GitHub workflow the second.
    'build/law/check.ts',
    'local/host-settings.ts',
    // No module imports these entry files of pages, development pages, and processes that tests or benchmarks start.
    'src/app/{document.ts,start.ts,arrival.ts,entry-client.tsx,entry-server.tsx}',
    'src/dev/{start,gallery,charts}.tsx',
    'tests/proofs/crash/crash-host.ts',
    'tests/support/dev-server-process.ts',
    'tests/bench/*.ts',
    // `registry.ts` uses every figure that these files export. `npm run facts` shows which figures no text uses.
    'src/content/facts/*.ts',
  ],
  project: ['{build,contracts,functions,infra,local,machines,mocks,src,tests}/**/*.{ts,tsx,mdx,mjs}', '*.ts'],
  ignoreExportsUsedInFile: true,
  // No module imports these packages. We run them, or read their files by path.
  ignoreDependencies: ['@biomejs/biome', '@expo-google-fonts/.*'],
} satisfies KnipConfig
