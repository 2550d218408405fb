import { createServer } from 'vite'

/** `npm run dev` in its own process, with the port and the folder for prepared dependencies as arguments. */
const [port, cacheDir = ''] = process.argv.slice(2)
const server = await createServer({
  cacheDir,
  server: { host: '127.0.0.1', port: Number(port), strictPort: true },
})
await server.listen()
process.stdout.write('ready\n')
