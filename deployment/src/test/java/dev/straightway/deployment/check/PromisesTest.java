package dev.straightway.deployment.check;

import static dev.straightway.deployment.Fixtures.check;
import static dev.straightway.deployment.Fixtures.scan;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
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
    private static final Set<String> ELSEWHERE = Set.of("io.quarkus.oidc.Tenant", "quarkus.resteasy.path",
            "quarkus.resteasy-reactive.path", "quarkus.shutdown.timeout", "com.fasterxml.jackson.annotation.JsonApplyView",
            "io.quarkus.resteasy.reactive.server.spi.ResponseTypeUnwrapperBuildItem");
    /** What a resource method can't be at the same time. */
    private static final Set<String> CALLBACKS = Set.of("ServerRequestFilter", "ServerResponseFilter", "ServerExceptionMapper");
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
                        || name.startsWith("io.quarkus.opentelemetry."));
    }

    /** What Straightway does itself, and whatever else names a test. */
    static Stream<Promise> testedKeys() {
        return Promises.all().stream()
                .filter(promise -> promise.kind() == Kind.KEY && promise.name().startsWith("quarkus.http."))
                .filter(promise -> promise.text().contains("; by Straightway") || promise.text().contains("Test; "));
    }

    @ParameterizedTest
    @MethodSource("testedKeys")
    void namesATestThatSetsTheKey(Promise promise) throws IOException {
        String test = promise.text().substring(0, promise.text().indexOf(';'));
        String key = promise.name().replace("*", "");
        assertThat(sources(test + ".java")).as(test).anySatisfy(source -> assertThat(source)
                .containsAnyOf(key, key.substring(key.lastIndexOf('.', key.length() - 2) + 1)));
    }

    private static List<String> sources(String file) throws IOException {
        List<String> found = new ArrayList<>();
        for (String module : List.of(".", "../runtime")) {
            try (Stream<java.nio.file.Path> files = Files.walk(java.nio.file.Path.of(module, "src/test/java"))) {
                for (java.nio.file.Path one : files.filter(path -> path.endsWith(file)).toList()) {
                    found.add(Files.readString(one));
                }
            }
        }
        return found;
    }

    private static List<String> unknown(Kind kind, Set<String> names) {
        return names.stream().filter(name -> promises(kind, name).findAny().isEmpty()).toList();
    }

    private static Stream<Promise> promises(Kind kind, String name) {
        return Promises.all().stream().filter(promise -> promise.kind() == kind && promise.covers(name));
    }

    static Stream<String> refusedAnnotations() {
        return Stream.concat(Stream.of("io.quarkus.oidc.Tenant"), PromisingArtifacts.annotations().stream())
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
        assertThat(Promises.parse(List.of("key a.b refused STW-212 unless x  # fix"))).hasSize(1);
    }
}
