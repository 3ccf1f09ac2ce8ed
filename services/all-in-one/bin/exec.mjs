#!/usr/bin/env node
// Where package.json says "exec", sh hands its place to the program; cmd.exe has no such word, finds this one among npm's commands, and just runs it.
import { spawnSync } from 'node:child_process';

const [command, ...args] = process.argv.slice(2);
const { status, error } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
if (error) throw error;
process.exit(status ?? 1);
