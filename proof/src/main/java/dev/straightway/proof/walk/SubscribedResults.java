package dev.straightway.proof.walk;

import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.objectweb.asm.Opcodes;

import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.TypeNames;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.ReasonKind;
import dev.straightway.proof.judge.Verdict;

/**
 * Lets a pipeline that a resource method returns run for its route: the server subscribes to it, and it may have been made long
 * before. A method of a generic class returns one too, whatever its own signature says; if a format asks what it returns, that
 * refuses pipelines and stages.
 */
final class SubscribedResults {

    private static final List<String> PIPELINES = List.of("io/smallrye/mutiny/Uni", "io/smallrye/mutiny/Multi",
            "org/jboss/resteasy/reactive/RestMulti", "java/util/concurrent/Flow$Publisher");
    private static final String STAGE = "java/util/concurrent/CompletionStage";
    /** Stands for all that is done with a pipeline. */
    private static final Method SUBSCRIBES = new Method("io/smallrye/mutiny/Uni", "subscribe", "(Ljava/lang/Object;)V");
    private static final Judgement RUNS = Judgement.harmless(Verdict.CALLS, "runs the pipeline that is returned");
    private static final String SENDS = "sending the result";

    private final Core core;
    private final Summaries summaries;

    SubscribedResults(Core core, Summaries summaries) {
        this.core = core;
        this.summaries = summaries;
    }

    /** Takes what a resource method returns. */
    void returned(Node route, Node method, RouteEntry.Written written) {
        String type = method.method.returned();
        if (type == null || TypeNames.isArray(type)) {
            return;
        }
        if (PIPELINES.contains(type)) {
            subscribe(route, method.result);
        }
        if (core.classes().subtype(type, STAGE)) {
            core.flow().listen(method.result, stage -> refuseOwn(route, stage, "a stage"));
        }
        if (!written.asks()) {
            hidden(route, method, type);
        }
        if (written == RouteEntry.Written.BUFFER) {
            refuseOwnBuffers(route, method.result, new HashSet<>());
        }
    }

    /** Takes pipelines and stages that only a type variable stands for. */
    private void hidden(Node route, Node method, String type) {
        List<String> pipelines = PIPELINES.stream()
                .filter(pipeline -> !type.equals(pipeline) && mayBe(core.classes(), method, pipeline)).toList();
        pipelines.forEach(pipeline -> subscribe(route, seen(method.result, pipeline)));
        if (!pipelines.isEmpty()) {
            core.flow().listen(method.result, object -> refuseUnknown(route, object, "a pipeline"));
        }
        if (!core.classes().subtype(type, STAGE) && mayBe(core.classes(), method, STAGE)) {
            core.flow().listen(seen(method.result, STAGE), stage -> refuseOwn(route, stage, "a stage"));
        }
    }

    private void subscribe(Node route, Variable pipelines) {
        Invocation invocation = new Invocation(Invocation.Kind.STATIC, SUBSCRIBES, List.of(pipelines), new Variable());
        summaries.call(new CallSite(route, null), invocation, RUNS, null);
    }

    /** {@return what is seen to be of a type; of the others, whoever writes the result asks} */
    private Variable seen(Variable result, String type) {
        Variable seen = new Variable();
        core.flow().listen(result, object -> {
            String own = object.unproxied().type;
            if (own != null && core.classes().subtype(own, type)) {
                core.flow().add(seen, object);
            }
        });
        return seen;
    }

    /**
     * {@return whether a method may return something of a type because its own is a type variable}; of a public class below one
     * that isn't, the compiler makes a method that calls the generic one, and says nothing more of it
     */
    static boolean mayBe(Classes classes, Node method, String type) {
        Found found = method.found;
        String declared = method.method.returned();
        if (found == null || !declared.equals(TypeNames.OBJECT) && !classes.subtype(type, declared)) {
            return false;
        }
        String signature = found.node().signature;
        return signature == null ? found.has(Opcodes.ACC_BRIDGE) : signature.startsWith("T", signature.indexOf(')') + 1);
    }

    /** The server asks a buffer for its bytes: also one that a pipeline or a stage holds. */
    private void refuseOwnBuffers(Node route, Variable result, Set<Variable> known) {
        if (known.add(result.now())) {
            core.flow().listen(result, object -> {
                refuseOwn(route, object, "a buffer");
                if (object.unproxied().content != null) {
                    refuseOwnBuffers(route, object.unproxied().content, known);
                }
            });
        }
    }

    /** What the server calls on reviewed classes was reviewed, too; not what others override. */
    private void refuseOwn(Node route, AbstractObject given, String words) {
        AbstractObject object = given.unproxied();
        switch (object.kind) {
            case UNKNOWN -> refuseUnknown(route, object, words);
            case OBJECT -> refuse(route, words, object.type);
            case ANY -> core.classes().concreteOfApplication(object.type).forEach(type -> refuse(route, words, type));
            default -> {
                // of the platform or of a library
            }
        }
    }

    private static void refuseUnknown(Node route, AbstractObject given, String words) {
        AbstractObject object = given.unproxied();
        if (object.kind == AbstractObject.Kind.UNKNOWN) {
            route.event(Event.strange(object.cause.kind(), SENDS, "may be " + words + " whose class is not known",
                    new CallSite(route, null)).because(object.cause));
        }
    }

    private static void refuse(Node route, String words, String type) {
        route.event(Event.strange(ReasonKind.JSON_TYPE, SENDS, "has " + words + " of its own, " + TypeNames.words(type),
                new CallSite(route, null)));
    }
}
