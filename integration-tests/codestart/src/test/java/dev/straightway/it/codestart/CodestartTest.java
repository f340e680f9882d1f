package dev.straightway.it.codestart;

import static io.quarkus.devtools.project.CodestartResourceLoadersBuilder.getCodestartResourceLoaders;
import static java.util.Map.entry;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import io.quarkus.devtools.codestarts.quarkus.QuarkusCodestartCatalog;
import io.quarkus.devtools.codestarts.quarkus.QuarkusCodestartData.QuarkusDataKey;
import io.quarkus.devtools.codestarts.quarkus.QuarkusCodestartProjectInput;
import io.quarkus.devtools.codestarts.quarkus.QuarkusCodestartProjectInputBuilder;
import io.quarkus.devtools.messagewriter.MessageWriter;
import io.quarkus.platform.descriptor.loader.json.ResourceLoader;
import io.quarkus.platform.descriptor.loader.json.ResourceLoaders;
import io.quarkus.registry.catalog.Extension;
import io.quarkus.registry.catalog.ExtensionCatalog;

/** The project that the tools of Quarkus make of the extension's descriptor and of its codestart. */
class CodestartTest {

    private static final Path RUNTIME = Path.of("../../runtime/target");

    /** What the tools know of the project and of the platform. */
    private static final Map<QuarkusDataKey, Object> DATA = Map.ofEntries(
            entry(QuarkusDataKey.PROJECT_GROUP_ID, "org.shop"), entry(QuarkusDataKey.PROJECT_ARTIFACT_ID, "shop"),
            entry(QuarkusDataKey.PROJECT_VERSION, "1"), entry(QuarkusDataKey.PROJECT_PACKAGE_NAME, "org.shop.web"),
            entry(QuarkusDataKey.BOM_GROUP_ID, "io.quarkus"), entry(QuarkusDataKey.BOM_ARTIFACT_ID, "quarkus-bom"),
            entry(QuarkusDataKey.BOM_VERSION, "3.0.0"), entry(QuarkusDataKey.QUARKUS_VERSION, "3.0.0"),
            entry(QuarkusDataKey.QUARKUS_MAVEN_PLUGIN_GROUP_ID, "io.quarkus"),
            entry(QuarkusDataKey.QUARKUS_MAVEN_PLUGIN_ARTIFACT_ID, "quarkus-maven-plugin"),
            entry(QuarkusDataKey.QUARKUS_MAVEN_PLUGIN_VERSION, "3.0.0"), entry(QuarkusDataKey.JAVA_VERSION, "17"),
            entry(QuarkusDataKey.MAVEN_COMPILER_PLUGIN_VERSION, "3.14.1"),
            entry(QuarkusDataKey.MAVEN_SUREFIRE_PLUGIN_VERSION, "3.5.4"));

    @TempDir
    Path project;

    @BeforeEach
    void generate() throws IOException {
        MessageWriter log = MessageWriter.info();
        Extension extension = Extension.fromFile(RUNTIME.resolve("classes/META-INF/quarkus-extension.yaml"));
        QuarkusCodestartProjectInputBuilder input = QuarkusCodestartProjectInput.builder().addCodestart("java")
                .addExtension(extension.getArtifact()).addBoms(List.of("io.quarkus:quarkus-bom:3.0.0"));
        DATA.forEach(input::putData);
        QuarkusCodestartCatalog.fromExtensionsCatalog(ExtensionCatalog.builder().addExtension(extension).build(),
                loaders(log, extension)).createProject(input.build()).generate(project);
    }

    private static List<ResourceLoader> loaders(MessageWriter log, Extension extension) throws IOException {
        String version = extension.getArtifact().getVersion();
        List<ResourceLoader> loaders = new ArrayList<>(getCodestartResourceLoaders(log));
        loaders.add(ResourceLoaders.resolveFileResourceLoader(
                RUNTIME.resolve("quarkus-straightway-" + version + "-codestarts.jar").toFile()));
        return loaders;
    }

    @Test
    void hasTheResourceAndItsTestInThePackageOfTheProject() {
        assertThat(project.resolve("src/main/java/org/shop/web/GreetingResource.java")).content()
                .startsWith("package org.shop.web;").contains("@Path(\"greeting\")");
        assertThat(project.resolve("src/test/java/org/shop/web/GreetingResourceTest.java")).content()
                .startsWith("package org.shop.web;").contains("@QuarkusTest");
    }

    @Test
    void dependsOnStraightwayAndOnNoOtherServer() {
        assertThat(project.resolve("pom.xml")).content()
                .containsOnlyOnce("<artifactId>quarkus-straightway</artifactId>")
                .contains("<artifactId>rest-assured</artifactId>", "<artifactId>quarkus-junit")
                .doesNotContain("<artifactId>quarkus-rest</artifactId>", "<artifactId>quarkus-resteasy</artifactId>");
    }

    @Test
    void saysWhyTheRouteIsOnTheEventLoop() {
        assertThat(project.resolve("README.md")).content().contains("## Related Guides");
        assertThat(project.resolve("README.md")).content().contains("it\nruns on the event loop");
    }
}
