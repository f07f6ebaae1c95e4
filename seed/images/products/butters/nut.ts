import { block, curl, knifeMarks, type Block } from '../../parts/block'
import { cream } from '../../parts/cream'
import { chunk } from '../../parts/facets'
import { frond } from '../../parts/foliage'
import { leaf, type Leaf } from '../../parts/leaf'
import { shadow } from '../../parts/shadow'
import { jar, spoon } from '../../parts/vessels'
import type { Drawings } from '../../pen'
import { halfKanya, kanya, kanyaSeed } from '../../plants/garcinia'
import { groundnut, groundnutLeaf, kernel, openGroundnut, splitKernel } from '../../plants/groundnut'
import { murumuru, murumuruBunch, murumuruNut } from '../../plants/murumuru'
import { halfShea, sheaNut, sheaTwig } from '../../plants/shea'
import { cocoaBean, cocoaPod, halfCocoa } from '../../plants/theobroma'

const kanyaLeaf: Leaf = { colour: '#4d7c42', form: 'elliptic', slim: 0.36, veins: 10 }

/** Butters pressed from nuts and kernels. */
export const nutButters: Drawings = {
  '1': (pen) => {
    const look: Block = { at: [204, 622], width: 256, height: 156, depth: 104, colour: '#eee0ac', worn: 1 }
    return (
      sheaTwig(pen, { at: [420, 590], heading: -6, length: 310, bend: 10 }, [
        [352, 340],
        [482, 336],
      ]) +
      block(pen, look, knifeMarks(pen, look)) +
      curl(pen, [126, 672], 96, '#eee0ac') +
      shadow([452, 704], 270) +
      sheaNut(pen, { at: [384, 650], heading: 62, length: 118 }) +
      sheaNut(pen, { at: [572, 644], heading: 284, length: 112 }) +
      halfShea(pen, { at: [340, 716], heading: 76, length: 116 }) +
      sheaNut(pen, { at: [460, 716], heading: 70, length: 122 })
    )
  },
  '9': (pen) =>
    shadow([486, 620], 190) +
    cocoaPod(pen, { at: [478, 144], heading: 174, length: 470, bend: 8 }, '#cf8428') +
    block(pen, { at: [208, 590], width: 216, height: 128, depth: 92, colour: '#efe0b0', worn: 0.02 }) +
    shadow([130, 650], 190) +
    chunk(pen, [96, 620], 96, '#efe0b0') +
    chunk(pen, [200, 650], 112, '#efe0b0') +
    chunk(pen, [124, 690], 62, '#efe0b0') +
    shadow([440, 694], 330) +
    halfCocoa(pen, { at: [596, 600], heading: 252, length: 320 }, '#b8702a') +
    shadow([250, 728], 140) +
    cocoaBean(pen, { at: [176, 726], heading: 76, length: 78 }) +
    cocoaBean(pen, { at: [258, 722], heading: 112, length: 74 }),
  '71': (pen) =>
    frond(
      pen,
      { at: [330, 560], heading: -8, length: 420, bend: -48 },
      { colour: '#6f9152', count: 18, length: 140 },
    ) +
    murumuruBunch(pen, { at: [432, 646], heading: 0, length: 380, bend: 12 }, 124, 4) +
    block(pen, { at: [172, 616], width: 210, height: 140, depth: 88, colour: '#f0e6c6', worn: 0.35 }) +
    curl(pen, [110, 676], 88, '#f0e6c6') +
    shadow([430, 706], 320) +
    murumuruNut(pen, { at: [286, 694], heading: 74, length: 124 }, true) +
    murumuruNut(pen, { at: [408, 706], heading: 60, length: 112 }, false) +
    murumuru(pen, { at: [598, 676], heading: 256, length: 120 }),
  '87': (pen) =>
    [-40, 10, 60]
      .map((heading) => leaf(pen, { at: [440, 250], heading, length: 170, bend: heading / 2 }, kanyaLeaf))
      .join('') +
    shadow([470, 620], 210) +
    kanya(pen, { at: [440, 236], heading: 172, length: 390 }) +
    block(pen, { at: [202, 606], width: 176, height: 164, depth: 96, colour: '#f0cc66', worn: 0.6 }) +
    block(pen, { at: [160, 664], width: 176, height: 26, depth: 96, colour: '#f0cc66', worn: 0.3 }) +
    curl(pen, [96, 690], 84, '#f0cc66') +
    shadow([440, 704], 260) +
    halfKanya(pen, { at: [292, 692], heading: 66, length: 270 }) +
    kanyaSeed(pen, { at: [540, 722], heading: 70, length: 70 }),
  '100': (pen) =>
    [
      { heading: 8, length: 330, bend: -8 },
      { heading: 40, length: 300, bend: 20 },
    ]
      .map((way) => groundnutLeaf(pen, { at: [300, 540], ...way }))
      .join('') +
    jar(pen, { at: [212, 644], width: 264, height: 320, content: '#b98248', lid: 'none', level: 0.8 }) +
    shadow([440, 690], 300) +
    groundnut(pen, { at: [384, 640], heading: 62, length: 190 }) +
    groundnut(pen, { at: [588, 690], heading: 286, length: 176 }) +
    openGroundnut(pen, { at: [316, 716], heading: 82, length: 196 }) +
    shadow([180, 712], 260) +
    spoon(pen, { at: [268, 690], heading: 262, length: 236 }, 88, cream(pen, [228, 704], 96, 56, '#b98248')) +
    kernel(pen, { at: [530, 722], heading: 60, length: 62 }) +
    splitKernel(pen, { at: [318, 736], heading: 96, length: 58 }),
}
