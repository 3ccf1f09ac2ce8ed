import { describe, expect, it } from '@jest/globals';
import { Controller, Get, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { Routes } from '../request/routes.js';
import { anyone, Policy } from './policy.js';
import { RequirePolicies } from './require-policies.js';

@Controller('api/decided')
class Decided {
  @Get()
  @Policy(anyone())
  read(): void {}
}

@Controller('api/forgotten')
class Forgotten {
  @Get(':id')
  read(): void {}
}

const start = async (...controllers: (typeof Decided | typeof Forgotten)[]) => {
  @Module({ imports: [DiscoveryModule], controllers, providers: [Routes, RequirePolicies] })
  class Door {}
  const app = (await Test.createTestingModule({ imports: [Door] }).compile()).createNestApplication(new FastifyAdapter());
  await app.init();
  await app.close();
};

describe('a route without a policy', () => {
  it('keeps the gateway from starting, and is named', async () => {
    await expect(start(Decided)).resolves.toBeUndefined();
    await expect(start(Decided, Forgotten)).rejects.toThrow('GET /api/forgotten/:id (Forgotten.read)');
  });
});
