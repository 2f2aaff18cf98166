import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** One command of a test run. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Buffers the output until the end, for a step that runs in parallel with others. */
  isHeld?: boolean;
}

export interface StepResult {
  name: string;
  passed: boolean;
}

/** Runs one step, prints its start and result, and forwards stop signals to it. */
export async function runStep(workspace: string, step: Step): Promise<StepResult> {
  if (!step.isHeld) console.log(`\n── ${step.name}`);
  const started = Date.now();
  const { code, held } = await outcomeOf(workspace, step);
  const passed = code === 0;
  if (step.isHeld) process.stdout.write(`\n── ${step.name}\n${held}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? '✔' : '✘'} ${step.name} (${seconds} s)`);
  return { name: step.name, passed };
}

function outcomeOf(
  workspace: string,
  { command, args, cwd, env, isHeld = false }: Step,
): Promise<{ code: number; held: string }> {
  const bin = join(workspace, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd: cwd ? join(workspace, cwd) : workspace,
    stdio: isHeld ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...env },
  });
  let held = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (part: string) => (held += part));
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', pass).on('SIGINT', pass);
  return new Promise((resolve) => {
    const end = (code: number) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve({ code, held });
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
