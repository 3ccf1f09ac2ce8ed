import type { incidents, workspaces } from '@nowahala/contracts';
import { refusal } from '@nowahala/platform';

/** What the neighbours of the service under test are like. */
export interface World {
  identityDown: boolean;
  analyzerDown?: boolean;
  workspacesDown?: boolean;
  /** No maintenance can be planned beside those that are. */
  manyMaintenances?: boolean;
  /** Steps that were said to be done, and what the analyzer answers. */
  doneSteps?: incidents.MarkStepDoneRequest[];
  doneStep?: (request: incidents.MarkStepDoneRequest) => incidents.DoneStep;
  /** Servers that exist before the service starts. */
  living: workspaces.ServerConfigured[];
  /** So many servers fit into one stream before its time is over. */
  streamEndsAfter?: number;
  /** What ends soon in every workspace. */
  ending?: incidents.Renewal[];
  /** Of this workspace nobody can say what ends; how often it was asked. */
  endingUnknown?: { workspaceId: string; asked: number } | undefined;
}

/** The analyzer's word about a step that is done, as a spec sets it. */
export const answersDoneSteps = (world: World) => async (request: incidents.MarkStepDoneRequest) => {
  if (world.analyzerDown || !world.doneStep) throw refusal('TRY_AGAIN', 'unavailable', 'Please try again in a moment.');
  world.doneSteps = [...(world.doneSteps ?? []), request];
  return { doneStep: world.doneStep(request) };
};
