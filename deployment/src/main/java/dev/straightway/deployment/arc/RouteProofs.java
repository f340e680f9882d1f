package dev.straightway.deployment.arc;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Proving;
import dev.straightway.deployment.plan.ReadEntities;
import dev.straightway.deployment.plan.ValidationCode;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Prover;
import dev.straightway.proof.Question;
import dev.straightway.proof.RememberedProofs;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.application.RouteEntry;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.walk.StartedWalk;
import io.quarkus.arc.deployment.RegisteredComponentsBuildItem;
import io.quarkus.deployment.builditem.LiveReloadBuildItem;

/** Has the routes of an application proven, with what ArC knows of its beans. */
public final class RouteProofs {

    private RouteProofs() {
    }

    /**
     * What is known before there is a container.
     *
     * @param walk empty if the walk of the last reload reads the same code, so that it may still hold
     */
    public record Begun(ClassSource classes, Judgements judgements, Optional<StartedWalk> walk) {
    }

    /** {@return the walk through an application, begun} */
    public static Begun begin(ClassSource classes, Judgements judgements, LiveReloadBuildItem live) {
        RememberedProofs known = live.getContextObject(RememberedProofs.class);
        boolean same = known != null && known.reads(classes, judgements);
        return new Begun(classes, judgements, same ? Optional.empty() : Optional.of(StartedWalk.of(classes, judgements)));
    }

    /**
     * What other steps of the build have found.
     *
     * @param components those after all injection points were resolved
     * @param modules who gives Jackson what the walk's model doesn't know
     * @param validation knows what validates the calls of resource methods
     * @param kryo binary names of the classes that are registered for Kryo; empty in an application without it
     * @param mostMethods how many methods a route may reach before it is not proven
     */
    public record Found(RegisteredComponentsBuildItem components, Optional<String> modules, ValidationCode validation,
            Optional<Set<String>> kryo, int mostMethods) {
    }

    /** {@return how routes are proven} */
    public static Proving of(RestApplication application, Begun begun, Found found, LiveReloadBuildItem live) {
        Judgements judgements = begun.judgements().within(begun.classes().application());
        ArcBeans beans = new ArcBeans(found.components(), application.index(), begun.classes(),
                new ValidatedMethods(application, found.validation()), name -> judgements.type(name).isPresent());
        Optional<String> ownJson = JsonCustomizers.of(application, found.components(), begun.classes()).or(found::modules);
        Optional<Marshalled> xml = Marshalled.of(application, new Classes(begun.classes()));
        Application world = new Application(begun.classes(), beans, begun.judgements(), found.mostMethods(), ownJson,
                ReadEntities.of(application, found.kryo().isPresent()), found.kryo().map(RouteProofs::internal),
                xml.map(Marshalled::bound));
        return new Proving(entries -> prove(entries, world, begun, live), beans.seesRequests(), beans::instantiations,
                beans::called, ownJson,
                new Proving.Formats(xml.map(Marshalled::way), found.kryo().isPresent()), found.validation(),
                new ProviderAnswers(new Classes(begun.classes()), beans));
    }

    private static Set<String> internal(Set<String> names) {
        return names.stream().map(name -> name.replace('.', '/')).collect(Collectors.toSet());
    }

    /** In dev mode what was found before a reload holds where nothing has changed that it depends on. */
    private static List<Proving.Found> prove(List<RouteEntry> entries, Application world, Begun begun,
            LiveReloadBuildItem live) {
        if (begun.walk().isEmpty()) {
            Optional<Map<Question, List<Proof>>> known = live.getContextObject(RememberedProofs.class).proofs(entries, world);
            if (known.isPresent()) {
                return found(known.get().get(Question.BLOCKS), known.get().get(Question.REQUEST_SCOPE));
            }
        }
        Prover prover = begun.walk().map(walk -> Prover.of(entries, world, walk)).orElseGet(() -> Prover.of(entries, world));
        live.setContextObject(RememberedProofs.class, prover.remember(Question.BLOCKS, Question.REQUEST_SCOPE));
        return found(prover.ask(Question.BLOCKS), prover.ask(Question.REQUEST_SCOPE));
    }

    private static List<Proving.Found> found(List<Proof> blocks, List<Proof> scopes) {
        return IntStream.range(0, blocks.size()).mapToObj(i -> new Proving.Found(blocks.get(i), scopes.get(i))).toList();
    }
}
