import { forgetFormer } from './forgetFormer'
import { answerPages } from './pages'
import { answerPictures } from './pictures'
import { answerProgram } from './program'
import { takeOverWhenAsked } from './takeOver'

// The order counts: the first route that knows an address answers for it.
answerProgram()
answerPictures()
answerPages()
forgetFormer()
takeOverWhenAsked()
