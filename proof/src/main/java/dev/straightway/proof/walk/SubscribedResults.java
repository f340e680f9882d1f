package dev.straightway.proof.walk;

import java.util.List;
import java.util.Set;

import dev.straightway.proof.code.Method;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Verdict;

/**
 * Lets a pipeline that a resource method returns run for its route: the server subscribes to it, and it may have been made long
 * before.
 */
final class SubscribedResults {

    private static final Set<String> PIPELINES = Set.of("io/smallrye/mutiny/Uni", "io/smallrye/mutiny/Multi",
            "org/jboss/resteasy/reactive/RestMulti", "java/util/concurrent/Flow$Publisher");
    /** Stands for all that is done with a pipeline. */
    private static final Method SUBSCRIBES = new Method("io/smallrye/mutiny/Uni", "subscribe", "(Ljava/lang/Object;)V");
    private static final Judgement RUNS = Judgement.harmless(Verdict.CALLS, "runs the pipeline that is returned");

    private final Summaries summaries;

    SubscribedResults(Summaries summaries) {
        this.summaries = summaries;
    }

    /** Takes what a resource method returns. */
    void returned(Node route, Node method) {
        String type = method.method.returned();
        if (type != null && PIPELINES.contains(type)) {
            Invocation invocation = new Invocation(Invocation.Kind.STATIC, SUBSCRIBES, List.of(method.result), new Variable());
            summaries.call(new CallSite(route, null), invocation, RUNS, null);
        }
    }
}
