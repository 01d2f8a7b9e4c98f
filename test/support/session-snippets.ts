/** The endpoints of docs/sessions.md as processes; only the addresses, the time limit and the login are inserted. */
import { execFile, execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dist } from '../../scripts/places.ts'
import { freePort } from '../../scripts/workerd.ts'
import { codeBlocks } from './readme-shop.ts'

const execute = promisify(execFile)

/** The clerk whom each login returns to a request with the cookie `login=kim`. Her name needs care in JSON. */
export const clerk = { id: 'clerk-1', name: 'Kim "K" O’Hara \\ Åsa' }
const quoted = JSON.stringify(clerk.name)

export interface Snippet {
  name: string
  /** The language of the block, and its place among the page's blocks in that language. */
  language: string
  index: number
  file: string
  /** The login that the snippet imports. */
  login: { file: string; code: string }
  /** The snippet's time limit, and one that a test can wait for; none if the package has it. */
  limit?: [written: string, short: string]
  /** A command that fails if the machine cannot run the endpoint. */
  needs: [command: string, ...parameters: string[]]
  /** Commands that run first. */
  prepare?: [command: string, ...parameters: string[]][]
  /** More files that it needs. */
  more?: () => Record<string, string>
  run: (port: number) => [command: string, ...parameters: string[]]
}

const nodeLogin = {
  file: 'login.js',
  code: `export const currentUser = async ({ headers }) =>
  headers.cookie === 'login=kim' ? { id: 'clerk-1', name: ${quoted} } : undefined`,
}

export const snippets: Snippet[] = [
  {
    name: 'Node with the package',
    language: 'js',
    index: 0,
    file: 'desk-session.js',
    login: nodeLogin,
    needs: [process.execPath, '--version'],
    run: () => [process.execPath, 'desk-session.js'],
  },
  {
    name: 'Node without the package',
    language: 'js',
    index: 1,
    file: 'desk-session.js',
    login: nodeLogin,
    limit: ['10_000', '1500'],
    needs: [process.execPath, '--version'],
    run: () => [process.execPath, 'desk-session.js'],
  },
  {
    name: 'PHP',
    language: 'php',
    index: 0,
    file: 'desk-session.php',
    login: {
      file: 'login.php',
      code: `<?php function currentUser(): ?array {
  return ($_COOKIE['login'] ?? '') === 'kim' ? ['id' => 'clerk-1', 'name' => json_decode('${quoted.replaceAll('\\', '\\\\')}')] : null;
}`,
    },
    limit: ['CURLOPT_TIMEOUT => 10', 'CURLOPT_TIMEOUT_MS => 1500'],
    needs: ['php', '-r', 'exit(PHP_VERSION_ID >= 80100 && function_exists("curl_init") ? 0 : 1);'],
    run: (port) => ['php', '-S', `127.0.0.1:${port}`, 'desk-session.php'],
  },
  {
    name: 'Java',
    language: 'java',
    index: 0,
    file: 'DeskSession.java',
    login: {
      file: 'Login.java',
      code: `import com.sun.net.httpserver.HttpExchange;
class Login {
  record User(String id, String name) {}
  static User currentUser(HttpExchange exchange) {
    return "login=kim".equals(exchange.getRequestHeaders().getFirst("Cookie")) ? new User("clerk-1", ${quoted}) : null;
  }
}`,
    },
    limit: ['10_000', '1500'],
    needs: ['javac', '--release', '17', '-version'],
    prepare: [['javac', '-encoding', 'UTF-8', 'DeskSession.java', 'Login.java']],
    run: () => ['java', '-XX:TieredStopAtLevel=1', 'DeskSession'],
  },
  {
    name: 'C#',
    language: 'csharp',
    index: 0,
    file: 'Program.cs',
    login: {
      file: 'Login.cs',
      code: `record User(string Id, string Name);
static class Login {
  public static User? CurrentUser(HttpContext context) =>
    context.Request.Headers.Cookie == "login=kim" ? new User("clerk-1", ${quoted}) : null;
}`,
    },
    limit: ['10_000', '1500'],
    needs: ['dotnet', '--version'],
    more: () => ({ 'desk.csproj': dotnetProject() }),
    prepare: [['dotnet', 'build', '--nologo', '--output', 'out']],
    run: (port) => ['dotnet', 'out/desk.dll', '--urls', `http://127.0.0.1:${port}`],
  },
  {
    name: 'Python',
    language: 'python',
    index: 0,
    file: 'desk_session.py',
    login: {
      file: 'login.py',
      code: `def current_user(environ):
    return {"id": "clerk-1", "name": ${quoted}} if environ.get("HTTP_COOKIE") == "login=kim" else None`,
    },
    limit: ['timeout=10', 'timeout=1.5'],
    needs: ['python3', '-c', 'import sys; sys.exit(sys.version_info < (3, 8))'],
    run: () => ['python3', 'desk_session.py'],
  },
]

export function isInstalled({ needs: [command, ...parameters] }: Snippet): boolean {
  try {
    execFileSync(command, parameters, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

export interface RunningSnippet {
  address: string
  /** Everything that the process has written. */
  said: () => string
  stop(): Promise<void>
}

/** Starts an endpoint. @param shop the origin of its page */
export async function startSnippet(
  snippet: Snippet,
  { edge, shop, apiKey }: { edge: string; shop: string; apiKey: string },
): Promise<RunningSnippet> {
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'session-'))
  const port = await freePort()
  let code = codeBlocks('docs/sessions.md', snippet.language)[snippet.index] ?? ''
  for (const [written, put] of [
    ['https://edge.example', edge],
    ['https://shop.example', shop],
    ...(snippet.limit ? [snippet.limit] : []),
  ] as const) {
    if (!code.includes(written)) throw new Error(`${snippet.name} has no ${written}`)
    code = code.replaceAll(written, put)
  }
  const files = { [snippet.file]: code, [snippet.login.file]: snippet.login.code, ...snippet.more?.() }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  for (const [tool, ...options] of snippet.prepare ?? []) await execute(tool, options, { cwd: folder })
  const [command, ...parameters] = snippet.run(port)
  const env = { ...process.env, EDGE_API_KEY: apiKey, PORT: String(port) }
  const child = spawn(command, parameters, { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text))
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
  return {
    address: `http://127.0.0.1:${port}/desk-session`,
    said: () => said,
    async stop() {
      child.kill('SIGKILL')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A project for the version of .NET that is installed. */
function dotnetProject(): string {
  const [major] = execFileSync('dotnet', ['--version'], { encoding: 'utf8' }).split('.')
  return `<Project Sdk="Microsoft.NET.Sdk.Web"><PropertyGroup>
<TargetFramework>net${major}.0</TargetFramework><ImplicitUsings>enable</ImplicitUsings><Nullable>enable</Nullable>
</PropertyGroup></Project>`
}
