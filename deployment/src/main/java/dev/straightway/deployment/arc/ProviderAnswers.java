package dev.straightway.deployment.arc;

import java.util.List;
import java.util.Optional;

import dev.straightway.deployment.plan.Selections;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.constant.Evaluation;
import dev.straightway.proof.constant.Known;

/** Evaluates what entity providers answer, unless an interceptor or decorator may answer in their place. */
final class ProviderAnswers implements Selections {

    private final Evaluation evaluation;
    private final ArcBeans beans;

    ProviderAnswers(Classes classes, ArcBeans beans) {
        this.evaluation = new Evaluation(classes);
        this.beans = beans;
    }

    @Override
    public Optional<Boolean> answer(Question question) {
        Known type = question.type().<Known> map(name -> new Known.ClassOf(name.replace('.', '/'))).orElse(Known.UNKNOWN);
        Known mediaType = question.mediaType().map(ProviderAnswers::mediaType).orElse(Known.UNKNOWN);
        return beans.around(question.asked()).isEmpty()
                ? evaluation.ask(question.asked(), List.of(type, type, Known.UNKNOWN, mediaType))
                : Optional.empty();
    }

    private static Known mediaType(String name) {
        int slash = name.indexOf('/');
        return new Known.MediaTypeOf(name.substring(0, slash), name.substring(slash + 1));
    }
}
