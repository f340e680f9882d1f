package dev.straightway.deployment;

import java.lang.reflect.Proxy;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.IndexView;

import dev.straightway.deployment.arc.RouteProofs;
import dev.straightway.deployment.model.Callbacks;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.plan.Plan;
import dev.straightway.deployment.plan.Planner;
import dev.straightway.deployment.plan.Proving;
import dev.straightway.deployment.plan.ValidationCode;
import dev.straightway.deployment.surroundings.SurroundingsScanner;
import dev.straightway.deployment.types.KryoTypes;
import dev.straightway.proof.Proof;
import dev.straightway.proof.application.Application;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.walk.StartedWalk;
import io.quarkus.arc.deployment.SynthesisFinishedBuildItem;
import io.quarkus.bootstrap.model.ApplicationModel;
import io.quarkus.builder.BuildChainBuilder;
import io.quarkus.builder.BuildContext;
import io.quarkus.builder.item.SimpleBuildItem;
import io.quarkus.deployment.Capabilities;
import io.quarkus.deployment.builditem.ApplicationArchivesBuildItem;
import io.quarkus.deployment.builditem.LiveReloadBuildItem;
import io.quarkus.maven.dependency.ResolvedDependency;

/**
 * Proves each of many applications that are built as one, in a world without the others.
 * <p>
 * It is a step of the real build, with the beans that the container resolved and the routes that the scan found, and asks the
 * planner for the routes of a package as if its classes were all that there are. So no application is unproven for the sake of
 * what a neighbour does, which would hide that it is wrongly proven.
 */
public final class IsolatedProofs implements Consumer<BuildChainBuilder> {

    private static final Proof NOT_ASKED = new Proof.NotProven(List.of(), "is on a worker by its signature", false);

    /** Read once for all builds. */
    private final Libraries libraries;
    private final Map<String, Proof> proofs = new ConcurrentHashMap<>();

    public IsolatedProofs(ApplicationModel model) {
        this.libraries = Libraries.of(model.getRuntimeDependencies().stream().filter(ResolvedDependency::isJar)
                .flatMap(dependency -> dependency.getResolvedPaths().stream()).toList());
    }

    /**
     * {@return the proofs of the last build, by package; each application has one route beside those named {@code other}, and
     * of its ways through locators one that is proven counts}
     */
    public Map<String, Proof> proofs() {
        return proofs;
    }

    @Override
    public void accept(BuildChainBuilder chain) {
        proofs.clear();
        chain.addBuildStep(this::prove).consumes(RestApplicationBuildItem.class)
                .consumes(SynthesisFinishedBuildItem.class).consumes(Capabilities.class)
                .consumes(ApplicationArchivesBuildItem.class).consumes(LinksBuildItem.class)
                .produces(DoneBuildItem.class).build();
        chain.addFinal(DoneBuildItem.class);
    }

    private void prove(BuildContext context) {
        RestApplication application = context.consume(RestApplicationBuildItem.class).application();
        Map<String, byte[]> links = context.consume(LinksBuildItem.class).classes();
        Map<String, List<String>> classes = Stream
                .concat(context.consume(ApplicationArchivesBuildItem.class).getRootArchive().getIndex().getKnownClasses()
                        .stream()
                        .map(type -> type.name().toString()), links.keySet().stream().map(name -> name.replace('/', '.')))
                .distinct().collect(Collectors.groupingBy(IsolatedProofs::packageOf));
        ClassLoader loader = Thread.currentThread().getContextClassLoader();
        SynthesisFinishedBuildItem components = context.consume(SynthesisFinishedBuildItem.class);
        SurroundingsScanner scanner = new SurroundingsScanner(components, context.consume(Capabilities.class));
        Judgements judgements = Judgements.reviewed(List.of());
        classes.keySet().stream().filter(IsolatedProofs::isProgram).toList().parallelStream().forEach(one -> {
            RestApplication alone = alone(application, one);
            ClassSource source = ClassSource.of(loader, links,
                    classes.get(one).stream().map(name -> name.replace('.', '/')).sorted().toList(), libraries);
            RouteProofs.Begun begun = new RouteProofs.Begun(source, judgements,
                    Optional.of(StartedWalk.of(source, judgements)));
            Proving proving = RouteProofs.of(alone, begun,
                    new RouteProofs.Found(components, Optional.empty(), ValidationCode.NOTHING,
                            KryoTypes.registered(alone, List.of()), Application.METHODS),
                    new LiveReloadBuildItem());
            proved(new Planner(alone, "", scanner::scope, Optional.of(proving)).plan());
        });
        context.produce(new DoneBuildItem());
    }

    /** A locator has no proof of its own; a way through it has one. */
    private void proved(Plan plan) {
        plan.routes().filter(route -> !route.call().signature().contains("#other("))
                .forEach(route -> proofs.merge(packageOf(route.call().owner()), route.thread().proof().orElse(NOT_ASKED),
                        (known, proof) -> known.proven() ? known : proof));
    }

    private static RestApplication alone(RestApplication all, String one) {
        return new RestApplication(isolated(all.index(), one), all.declaration(), all.applications(), all.choice(),
                all.bindings(),
                all.resources().stream().filter(type -> packageOf(type.name()).equals(one)).toList(),
                all.subResources().stream().filter(type -> packageOf(type.name()).equals(one)).toList(), all.beans(),
                all.providers().stream().filter(type -> packageOf(type.name()).equals(one)).toList(),
                isolated(all.callbacks(), one));
    }

    private static Callbacks isolated(Callbacks all, String one) {
        return new Callbacks(
                all.methods().stream().filter(method -> packageOf(method.owner().name().toString()).equals(one)).toList(),
                all.unwrapped(), all.misplaced());
    }

    /** The index without the classes of neighbours, such as their converters of parameters. */
    private static IndexView isolated(IndexView all, String one) {
        return (IndexView) Proxy.newProxyInstance(IndexView.class.getClassLoader(), new Class<?>[] { IndexView.class },
                (proxy, method, arguments) -> {
                    Object found = method.invoke(all, arguments);
                    return !(found instanceof Collection<?> many) ? found
                            : many.stream().filter(each -> !(each instanceof ClassInfo type) || !isNeighbour(type, one))
                                    .toList();
                });
    }

    private static boolean isNeighbour(ClassInfo type, String one) {
        String other = packageOf(type.name().toString());
        return isProgram(other) && !other.equals(one);
    }

    /** Programs are in packages below none. */
    private static boolean isProgram(String name) {
        return !name.isEmpty() && name.indexOf('.') < 0;
    }

    private static String packageOf(String className) {
        return className.substring(0, Math.max(className.lastIndexOf('.'), 0));
    }

    /** Says that this is done. */
    static final class DoneBuildItem extends SimpleBuildItem {
    }
}
