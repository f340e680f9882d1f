package dev.straightway.deployment.proof;

import java.net.URISyntaxException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.core.Application;

import org.jboss.logging.Logger;

import com.fasterxml.jackson.annotation.JsonValue;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.github.benmanes.caffeine.cache.Caffeine;

import dev.straightway.deployment.proof.corpus.Blocks;
import dev.straightway.proof.Proof;
import dev.straightway.proof.Prover;
import dev.straightway.proof.Question;
import dev.straightway.proof.code.Archives;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.judge.Entry;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.TableReader;
import dev.straightway.proof.walk.Extent;
import io.micrometer.core.instrument.MeterRegistry;
import io.quarkus.arc.Arc;
import io.smallrye.mutiny.Uni;

/** A part of the corpus, seen as the application that a build would see: its classes, beans and routes. */
final class Corpus {

    private static final String PACKAGE = Blocks.class.getPackageName().replace('.', '/') + "/";
    private static final Set<String> ALL = new TreeSet<>(
            Archives.classes(List.of(archive(Blocks.class))).stream().filter(name -> name.startsWith(PACKAGE)).toList());
    /** One for all parts: each would read the same classes again. */
    private static final Libraries LIBRARIES = Libraries.of(Stream
            .of(GET.class, Application.class, Logger.class, JsonValue.class, JsonSerializer.class, Arc.class, Uni.class,
                    jakarta.inject.Inject.class, jakarta.interceptor.Interceptor.class, Caffeine.class, MeterRegistry.class,
                    jakarta.enterprise.context.Dependent.class)
            .map(Corpus::archive).toList());

    /** As the build says of an application without Quarkus Security. */
    private static final List<Entry> NO_USERS = TableReader.lines("the build",
            List.of("plain jakarta.ws.rs.core.SecurityContext#isUserInRole  # there is no user"));

    /** All that blocks, in one application, makes most objects flow everywhere, which takes more steps than people's code. */
    static final int WHOLE = 4 * dev.straightway.proof.application.Application.METHODS;

    private final Set<String> names;
    private final List<Class<?>> classes = new ArrayList<>();
    private final int mostMethods;

    private Corpus(Predicate<String> part) {
        this(part, dev.straightway.proof.application.Application.METHODS);
    }

    private Corpus(Predicate<String> part, int mostMethods) {
        this.mostMethods = mostMethods;
        names = new TreeSet<>(ALL.stream().filter(name -> part.test(name.substring(PACKAGE.length()))).toList());
        names.forEach(name -> classes.add(load(name)));
    }

    /** {@return the harmless routes, an application of their own} */
    static Corpus harmless() {
        return new Corpus(name -> name.startsWith("harmless/"));
    }

    /**
     * {@return all routes, one application; but for what belongs to all routes, which would hide everything else, for what is
     * harmless only without the others, and for mappers that may be the server's where objects are set by reflection}
     */
    static Corpus whole() {
        return new Corpus(
                name -> !name
                        .matches(
                                "blocking/(Codecs|CopiedBodies|EntityStreams|GuardedProperties|HandedMapper|HeldClass|HeldException|HeldText|HeldNumber|NamedDigests|Principals|Requests|Providers|Registered|Zones|Settings|Rules|ReadRules|SetUpMapper|CurrencyNames|Unfollowed)Resource.*|harmless/(OwnMappers|QuietHelpers)Resource.*"),
                WHOLE);
    }

    /** {@return the blocking resource of a name and what it uses, an application of their own} */
    static Corpus blocking(String resource) {
        return new Corpus(name -> name.equals("Blocks") || name.matches("blocking/(Slow|" + resource + ")(\\$.*)?"));
    }

    /** {@return the simple names of the resources that block} */
    static List<String> blockingResources() {
        return ALL.stream().filter(name -> name.matches(PACKAGE + "blocking/\\w+Resource"))
                .map(name -> name.substring(name.lastIndexOf('/') + 1)).toList();
    }

    /** {@return the routes, sorted} */
    List<CorpusRoute> routes() {
        return classes.stream().filter(type -> type.isAnnotationPresent(jakarta.ws.rs.Path.class))
                .flatMap(type -> Stream.of(type.getDeclaredMethods())).filter(CorpusRoute::isRoute)
                .map(method -> new CorpusRoute(method, classes)).sorted(Comparator.comparing(CorpusRoute::toString)).toList();
    }

    /** {@return the proofs of the routes, in their order} */
    List<Proof> prove() {
        return prover().ask(Question.BLOCKS);
    }

    /** {@return how far a walk goes} */
    Extent extent() {
        return prover().extent();
    }

    private Prover prover() {
        var source = ClassSource.of(Corpus.class.getClassLoader(), names, LIBRARIES);
        var beans = new CorpusBeans(classes);
        var application = new dev.straightway.proof.application.Application(source, beans,
                Judgements.reviewed(NO_USERS), mostMethods);
        return Prover.of(routes().stream().map(route -> route.entry(beans)).toList(), application);
    }

    private static Path archive(Class<?> type) {
        try {
            return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static Class<?> load(String internalName) {
        try {
            return Class.forName(internalName.replace('/', '.'), false, Corpus.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
