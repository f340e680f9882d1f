package dev.straightway.runtime;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

import dev.straightway.runtime.invocation.Exchange;

@AnalyzeClasses(packages = "dev.straightway", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {

    private static final String HERE = "dev.straightway.runtime.";

    @ArchTest
    static final ArchRule routingSeesTheJdkOnly = classes().that().resideInAPackage(HERE + "routing..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("java..", HERE + "routing..");

    @ArchTest
    static final ArchRule negotiationSeesTheJdkOnly = classes().that().resideInAPackage(HERE + "negotiation..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("java..", HERE + "negotiation..");

    @ArchTest
    static final ArchRule jsonSeesTheJdkOnly = classes().that().resideInAPackage(HERE + "json..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("java..", HERE + "json..");

    @ArchTest
    static final ArchRule whoAsksTheMapperSeesJacksonOnly = classes().that().resideInAPackage(HERE + "jackson..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "com.fasterxml.jackson..", HERE + "json..",
                    HERE + "jackson..", HERE + "links..", "dev.straightway.links..");

    @ArchTest
    static final ArchRule fieldsSeeJakartaRestOnly = classes().that().resideInAPackage(HERE + "fields..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "jakarta.ws.rs..",
                    "org.jboss.resteasy.reactive.common..",
                    HERE + "fields..", HERE + "routing..", HERE + "negotiation..");

    @ArchTest
    static final ArchRule invocationSeesJakartaRestOnly = classes().that().resideInAPackage(HERE + "invocation..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "jakarta.ws.rs..", HERE + "invocation..",
                    HERE + "routing..", HERE + "negotiation..");

    @ArchTest
    static final ArchRule linksSeeJakartaRestAndTheirApiOnly = classes().that().resideInAPackage(HERE + "links..")
            .should().onlyDependOnClassesThat().resideInAnyPackage("java..", "jakarta.ws.rs..", HERE + "links..",
                    HERE + "json..", "dev.straightway.links..");

    @ArchTest
    static final ArchRule onlyTheOuterPackagesSeeVertx = noClasses().that().resideOutsideOfPackages(HERE + "http..",
            HERE + "body..", HERE + "recording..", HERE + "entity..", "dev.straightway").should().dependOnClassesThat()
            .resideInAnyPackage("io.vertx..");

    @ArchTest
    static final ArchRule entityProvidersSeeBuffersAndNoServer = noClasses().that()
            .resideInAnyPackage(HERE + "entity..", "dev.straightway").should().dependOnClassesThat()
            .resideInAnyPackage("io.vertx.core.http..", "io.vertx.ext..", "io.quarkus..");

    @ArchTest
    static final ArchRule whatIsKnownWithoutAServerSeesNoQuarkus = noClasses().that().resideInAnyPackage(HERE + "provider..",
            HERE + "multipart..", HERE + "sse..").should().dependOnClassesThat().resideInAPackage("io.quarkus..");

    /** What the watch keeps would otherwise keep requests that have ended. */
    @ArchTest
    static final ArchRule theWatchSeesNoExchange = noClasses().that().resideInAPackage(HERE + "http.watch..")
            .should().dependOnClassesThat().areAssignableTo(Exchange.class);

    @ArchTest
    static final ArchRule nothingSeesTheRecorder = noClasses().that().resideOutsideOfPackage(HERE + "recording..")
            .should().dependOnClassesThat().resideInAPackage(HERE + "recording..");

    /** Each package for itself, a package and those within it too. */
    @ArchTest
    static final ArchRule packagesImportNoneThatImportThem = slices().matching("dev.straightway.(**)").should()
            .beFreeOfCycles();

    /** Each package with all that are within it. */
    @ArchTest
    static final ArchRule thereAreNoCycles = slices().matching(HERE + "(*)..").should().beFreeOfCycles();

    /** The same among the steps of a request. */
    @ArchTest
    static final ArchRule stepsAreFreeOfCycles = slices().matching(HERE + "http.(*)..").should().beFreeOfCycles();
}
