package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;

import dev.straightway.deployment.Fixtures;
import dev.straightway.deployment.WrittenResource;
import dev.straightway.deployment.check.Promise.Kind;
import dev.straightway.deployment.check.Promise.Verdict;
import dev.straightway.deployment.types.Constraints;

/** The table of promises speaks of all that the artifacts know, and the rules do what it says. */
class PromisesTest {

    /** Of artifacts that aren't read, or of other versions. */
    private static final Set<String> ELSEWHERE = Set.of("io.quarkus.oidc.AuthenticationContext", "io.quarkus.oidc.Tenant",
            "quarkus.resteasy.path",
            "quarkus.resteasy-reactive.path", "quarkus.shutdown.timeout", "com.fasterxml.jackson.annotation.JsonApplyView",
            "quarkus.http.cors.return-exact-origins", "quarkus.http.proxy.trusted-proxy[i].subject-dn",
            "quarkus.management.proxy.trusted-proxy[i].subject-dn",
            "io.quarkus.resteasy.reactive.server.spi.ResponseTypeUnwrapperBuildItem");
    /** Where a promise that isn't kept lets in who may not, or what is invalid. */
    private static final List<String> GUARDING = List.of("jakarta.annotation.security.", "io.quarkus.security.",
            "io.quarkus.vertx.http.", "io.quarkus.oidc.", "jakarta.validation.", "org.hibernate.validator.");
    /** What a resource method can't be at the same time. */
    private static final Set<String> CALLBACKS = Set.of("ServerRequestFilter", "ServerResponseFilter", "ServerExceptionMapper");
    private static final String LIMITS = "quarkus.http.limits.";
    private static final Set<String> OF_KEYS = Set.of("STW-209", "STW-212");

    @Path("/resource")
    public static class Resource {
        @GET
        public String get() {
            return "";
        }
    }

    @Test
    void speaksOfEveryAnnotation() {
        assertThat(unknown(Kind.ANNOTATION, PromisingArtifacts.annotations())).isEmpty();
    }

    @Test
    void speaksOfEveryType() {
        assertThat(unknown(Kind.TYPE, PromisingArtifacts.types())).isEmpty();
    }

    @Test
    void speaksOfEveryKey() {
        assertThat(unknown(Kind.KEY, PromisingArtifacts.keys())).isEmpty();
    }

    @Test
    void speaksOfEveryBuildItem() {
        assertThat(unknown(Kind.ITEM, PromisingArtifacts.items())).isEmpty();
    }

    @Test
    void readsTheArtifacts() {
        assertThat(PromisingArtifacts.annotations()).contains("org.jboss.resteasy.reactive.Cache",
                "io.quarkus.security.PermissionsAllowed$List", "jakarta.validation.constraints.NotNull",
                "io.quarkus.resteasy.reactive.jackson.SecureField", "io.quarkus.vertx.http.Compressed");
        assertThat(PromisingArtifacts.keys()).contains("quarkus.rest.path", "quarkus.security.jaxrs.default-roles-allowed",
                "quarkus.http.auth.proactive", "quarkus.security.deny-unannotated-members");
        assertThat(PromisingArtifacts.types()).contains("org.jboss.resteasy.reactive.RestResponse$ResponseBuilder",
                "org.jboss.resteasy.reactive.server.SimpleResourceInfo", "io.quarkus.resteasy.reactive.server.Closer");
        assertThat(PromisingArtifacts.items())
                .contains("io.quarkus.resteasy.reactive.spi.ContainerRequestFilterBuildItem",
                        "io.quarkus.resteasy.reactive.server.spi.MethodScannerBuildItem");
    }

    @Test
    void speaksOfNothingThatIsGone() {
        Set<String> there = Stream.of(PromisingArtifacts.annotations(), PromisingArtifacts.types(),
                PromisingArtifacts.keys(), PromisingArtifacts.items())
                .flatMap(Set::stream).collect(Collectors.toSet());
        assertThat(Promises.all()).filteredOn(promise -> there.stream().noneMatch(promise::covers)).extracting(Promise::name)
                .allMatch(name -> ELSEWHERE.contains(name) || name.endsWith("ViolationExceptionMapper")
                        || name.startsWith("io.quarkus.opentelemetry.") || name.startsWith("quarkus.management.cors"));
    }

    /** A name that joins a family that is kept would be taken for kept, though nobody has looked. */
    @Test
    void keepsNoFamilyAsAWhole() {
        assertThat(Promises.all()).filteredOn(Promise::isFamily)
                .filteredOn(promise -> isKept(promise) || promise.harmless().isPresent()).isEmpty();
    }

    /** So would a name that joins a family that nothing need be done for; what is internal concerns no application. */
    @Test
    void setsNothingButInternalsAsideAsAWhole() {
        assertThat(Promises.all()).filteredOn(Promise::isFamily)
                .filteredOn(promise -> promise.verdict() == Verdict.HARMLESS && !promise.text().equals("not for applications"))
                .isEmpty();
    }

    /** {@return whether an application gets what it asks for, at least if it has the extension that it needs} */
    private static boolean isKept(Promise promise) {
        return promise.verdict() == Verdict.HONOURED || promise.verdict() == Verdict.DIFFERENT
                || promise.harmless().filter("secured"::equals).isPresent();
    }

    @Test
    void namesATestOfWhatGuardsAndOfWhatStraightwayDoesWithAKey() {
        assertThat(Promises.all()).filteredOn(promise -> isKept(promise) && isToBeShown(promise))
                .filteredOn(promise -> promise.test().isEmpty() && !promise.text().contains("which no test has")).isEmpty();
    }

    private static boolean isToBeShown(Promise promise) {
        return promise.kind() == Kind.ANNOTATION && GUARDING.stream().anyMatch(promise.name()::startsWith)
                || promise.kind() == Kind.KEY && promise.text().contains("; by Straightway");
    }

    static Stream<Promise> tested() {
        return Promises.all().stream().filter(promise -> promise.test().isPresent());
    }

    @ParameterizedTest
    @MethodSource("tested")
    void namesATestThatSetsTheKeyOrHasTheAnnotation(Promise promise) throws IOException {
        assertThat(TestSources.of(promise.test().orElseThrow())).as(promise.test().orElseThrow())
                .anySatisfy(source -> assertThat(source).containsPattern(mention(promise)));
    }

    /** {@return what stands in a source; of a container, the annotation that is repeated} */
    private static Pattern mention(Promise promise) {
        if (promise.kind() == Kind.ANNOTATION) {
            String name = promise.name().replace("$List", "");
            return Pattern.compile("@" + Pattern.quote(name.substring(name.lastIndexOf('.') + 1)) + "\\b");
        }
        String key = Stream.of(promise.name().split("\\.(?=([^\"]*\"[^\"]*\")*[^\"]*$)"))
                .map(part -> part.startsWith("\"") ? "[^.\\s]+" : Pattern.quote(part)).collect(Collectors.joining("\\."));
        String limit = promise.name().startsWith(LIMITS) ? "|\\b" + promise.name().substring(LIMITS.length()) : "";
        return Pattern.compile("(?:" + key + limit + ")(?![\\w.-])");
    }

    private static List<String> unknown(Kind kind, Set<String> names) {
        return names.stream().filter(name -> promises(kind, name).findAny().isEmpty()).toList();
    }

    private static Stream<Promise> promises(Kind kind, String name) {
        return Promises.all().stream().filter(promise -> promise.kind() == kind && promise.covers(name));
    }

    static Stream<String> refusedAnnotations() {
        return Stream.concat(Stream.of("io.quarkus.oidc.AuthenticationContext", "io.quarkus.oidc.Tenant"),
                PromisingArtifacts.annotations().stream())
                .filter(name -> promises(Kind.ANNOTATION, name).anyMatch(promise -> promise.verdict() == Verdict.REFUSED));
    }

    @ParameterizedTest
    @MethodSource("refusedAnnotations")
    void refusesAnAnnotationOnAResourceMethod(String annotation) {
        Set<String> ids = promises(Kind.ANNOTATION, annotation).flatMap(promise -> promise.problem().stream())
                .collect(Collectors.toSet());
        assertThat(check(Fixtures.scanBytes(
                WrittenResource.of("org/acme/Annotated", "/x", "text", List.of(annotation))), Neighbours.NONE))
                .extracting(Problem::id)
                .containsExactlyElementsOf(ids);
    }

    static Stream<Promise> annotationsRefusedAnywhere() {
        return Promises.all().stream().filter(Promise::anywhere);
    }

    @ParameterizedTest
    @MethodSource("annotationsRefusedAnywhere")
    void refusesAnAnnotationOnAFieldOfAnyClass(Promise promise) {
        ClassWriter type = new ClassWriter(0);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC, "org/acme/Entity", null, "java/lang/Object", null);
        type.visitField(Opcodes.ACC_PUBLIC, "secret", "Ljava/lang/String;", null, null)
                .visitAnnotation("L" + promise.name().replace('.', '/') + ";", true);
        assertThat(check(Fixtures.scanBytes(type.toByteArray()))).extracting(Problem::id, Problem::where)
                .containsExactly(tuple("STW-211", "org.acme.Entity#secret"));
    }

    static Stream<String> otherAnnotations() {
        return PromisingArtifacts.annotations().stream().filter(name -> !name.startsWith("jakarta.ws.rs."))
                .filter(name -> !CALLBACKS.contains(name.substring(name.lastIndexOf('.') + 1))
                        && promises(Kind.ANNOTATION, name).noneMatch(promise -> promise.verdict() == Verdict.REFUSED));
    }

    @ParameterizedTest
    @MethodSource("otherAnnotations")
    void acceptsEveryOtherAnnotation(String annotation) {
        assertThat(check(Fixtures.scanBytes(
                WrittenResource.of("org/acme/Annotated", "/x", "text", List.of(annotation))), Neighbours.NONE)).isEmpty();
    }

    static Stream<Promise> refusedKeys() {
        return Promises.all().stream().filter(promise -> promise.problem().filter(OF_KEYS::contains).isPresent());
    }

    @ParameterizedTest
    @MethodSource("refusedKeys")
    void refusesAKeyThatAsksForMoreThanItsDefault(Promise promise) {
        assertThat(check(scan(Resource.class), configured(promise.name(), "another"))).extracting(Problem::id, Problem::where)
                .containsExactly(tuple(promise.problem().orElseThrow(), promise.name()));
        promise.harmless().ifPresent(
                value -> assertThat(check(scan(Resource.class), configured(promise.name(), value))).isEmpty());
    }

    private static Neighbours configured(String key, String value) {
        return new Neighbours(Constraints.NONE, false, Map.of(key, value), Secured.NOTHING, Set.of());
    }

    @Test
    void refusesALineThatIsNotUnderstood() {
        assertThatThrownBy(() -> Promises.parse(List.of("# comment", "", "annotation org.acme.Any refused # fix")))
                .isInstanceOf(IllegalArgumentException.class).hasMessageStartingWith("'annotation org.acme.Any refused # fix'");
        assertThat(Promises.parse(List.of("key a.b refused STW-212 unless x  # fix"))).extracting(Promise::test)
                .containsExactly(Optional.empty());
        assertThat(Promises.parse(List.of("key a.b honoured (AnyTest) # code"))).extracting(Promise::test, Promise::text)
                .containsExactly(tuple(Optional.of("AnyTest"), "code"));
    }
}
