import { createServer } from 'vite'

const [port, cacheDir = ''] = process.argv.slice(2)
const server = await createServer({
  cacheDir,
  server: { host: '127.0.0.1', port: Number(port), strictPort: true },
})
await server.listen()
process.stdout.write('ready\n')
