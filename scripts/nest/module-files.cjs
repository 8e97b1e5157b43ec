// The collection of `npx nest generate`: files of a module where this house has them (src/modules/README.md). It creates files
// and changes none: a list that names them, such as the module's providers, is yours to extend.
//
// CommonJS, because the schematics that Nest's command line runs load factories with `require`.

const MODULES = 'src/modules';

/** `award-prize` as `AwardPrize`. */
const pascal = (name) => name.replace(/(?:^|-)(\w)/g, (_, letter) => letter.toUpperCase());
const camel = (name) => pascal(name).replace(/^\w/, (letter) => letter.toLowerCase());
/** `AwardPrize` and `award prize` as `award-prize`. */
const kebab = (name) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .replace(/[\s_]+/g, '-')
    .toLowerCase();
const singular = (name) => name.replace(/ies$/, 'y').replace(/s$/, '');

/** A factory for files that are named below the module's folder. `filesOf` gets the module and the name within it. */
const generator =
  (filesOf, shape = '<module>/<name>') =>
  ({ name = '' }) =>
  (tree) => {
    const [module, part = module, ...more] = name.split('/').map(kebab);
    const isComplete = (shape === '<module>') === !name.includes('/');
    if (more.length > 0 || !isComplete || ![module, part].every((each) => /^[a-z][a-z\d]*(-[a-z\d]+)*$/.test(each)))
      throw new Error(`The name "${name}" is not of the form ${shape}, in letters, digits and hyphens.`);
    for (const [path, text] of Object.entries(filesOf(module, part)))
      tree.create(`${MODULES}/${module}/${path}`, text.trimStart());
  };

exports.module = generator(
  (module) => ({
    'index.ts': `
/** The door of ${module}. */
export { ${pascal(module)}Module } from './${module}.module.js';
`,
    [`${module}.module.ts`]: `
import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Problems } from '../../platform/http/index.js';
import type { CodesIn } from '../../platform/problems/index.js';
import * as ${camel(module)}Problems from './${module}.problems.js';

declare module '../../platform/problems/index.js' {
  interface ProblemCodes extends CodesIn<typeof ${camel(module)}Problems> {}
}

/** What people do with ${module}. */
@Module({
  imports: [CqrsModule, Problems.declaredIn(${camel(module)}Problems)],
  controllers: [],
  providers: [],
})
export class ${pascal(module)}Module {}
`,
    [`${module}.problems.ts`]: `
import { problem } from '../../platform/problems/index.js';

export class ${pascal(singular(module))}NotFound extends problem('${singular(module)}.not-found', {
  status: 404,
  title: 'No such ${singular(module)}',
  help: 'List them with GET /v1/${module}.',
  members: ['${camel(singular(module))}Id'],
}) {
  constructor(readonly ${camel(singular(module))}Id: string) {
    super(\`There is no ${singular(module)} \${${camel(singular(module))}Id}.\`);
  }
}
`,
  }),
  '<module>',
);

const useCase = (kind) => (module, name) => ({
  [`${kind === 'Command' ? 'commands' : 'queries'}/${name}.ts`]: `
import { ${kind}, ${kind}Handler, type I${kind}Handler } from '@nestjs/cqrs';

/** ${pascal(name)
    .replace(/([A-Z])/g, ' $1')
    .trim()
    .toLowerCase()
    .replace(/^\w/, (letter) => letter.toUpperCase())}: say who may, and what follows. */
export class ${pascal(name)} extends ${kind}<string> {
  constructor(readonly id: string) {
    super();
  }
}

@${kind}Handler(${pascal(name)})
export class ${pascal(name)}Handler implements I${kind}Handler<${pascal(name)}> {
  execute({ id }: ${pascal(name)}): Promise<string> {
    return Promise.resolve(id);
  }
}
`,
});

exports.command = generator(useCase('Command'));
exports.query = generator(useCase('Query'));

exports.controller = generator((_module, name) => ({
  [`http/${name}.controller.ts`]: `
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiProblems } from '../../../platform/http/index.js';
import { Needs } from '../../identity/index.js';
import { ${pascal(singular(name))}Dto, ${pascal(singular(name))}Params } from './${name}.dto.js';

@ApiTags('${pascal(name)}')
@Controller('v1/${name}')
export class ${pascal(name)}Controller {
  constructor(private readonly queries: QueryBus) {}

  // The line of docs/rights.md that says who may: src/modules/identity has the table.
  @Get(':id')
  @Needs('matches.read')
  @ApiOperation({ summary: 'Read a ${singular(name)}' })
  @ApiOkResponse({ type: ${pascal(singular(name))}Dto })
  @ApiProblems('request.invalid')
  get${pascal(singular(name))}(@Param() { id }: ${pascal(singular(name))}Params): ${pascal(singular(name))}Dto {
    return { id };
  }
}
`,
  [`http/${name}.dto.ts`]: `
import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';

export class ${pascal(singular(name))}Params {
  @ApiProperty({ format: 'uuid' })
  @IsUUID()
  id!: string;
}

export class ${pascal(singular(name))}Dto {
  @ApiProperty({ format: 'uuid', example: '0193a5a0-6f6b-7c3e-9d5a-1f2e3d4c5b6a' })
  id!: string;
}
`,
}));
