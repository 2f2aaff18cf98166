import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

/** One command of a test run; its output goes straight to the screen. */
export interface Step {
  name: string;
  command: string;
  args: readonly string[];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
}

export interface StepResult {
  name: string;
  passed: boolean;
}

/** Runs one step, says when it begins and how it ended, and passes a stop signal on to it. */
export async function runStep(workspace: string, step: Step): Promise<StepResult> {
  console.log(`\n── ${step.name}`);
  const started = Date.now();
  const code = await exitCodeOf(workspace, step);
  const passed = code === 0;
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`${passed ? '✔' : '✘'} ${step.name} (${seconds} s)`);
  return { name: step.name, passed };
}

function exitCodeOf(workspace: string, { command, args, cwd, env }: Step): Promise<number> {
  const bin = join(workspace, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd: cwd ? join(workspace, cwd) : workspace,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`, ...env },
  });
  const pass = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', pass).on('SIGINT', pass);
  return new Promise((resolve) => {
    const end = (code: number) => {
      process.off('SIGTERM', pass).off('SIGINT', pass);
      resolve(code);
    };
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      end(1);
    });
    child.on('close', (code) => end(code ?? 1));
  });
}
