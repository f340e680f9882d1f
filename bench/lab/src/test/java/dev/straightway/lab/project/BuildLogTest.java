package dev.straightway.lab.project;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.Test;

class BuildLogTest {

    @Test
    void readsProblemsWithIdsEachOnce() {
        assertThat(problems(
                """
                        [INFO] BUILD
                        [WARNING] [io.quarkus.x] [STW-301] org.acme.A#m(): is never reached
                        [ERROR] Failed to execute goal io.quarkus:quarkus-maven-plugin:3.32.1:build (default) on project x: Failed to build
                        [ERROR] \t[error]: Build step dev.straightway.deployment.PlanningProcessor#check threw an exception: jakarta.enterprise.inject.spi.DeploymentException: Straightway found 2 problems:
                        [ERROR] \t[STW-205] org.acme.AdminResource#admin(): @RolesAllowed isn't compiled yet. Secure the path.
                        [ERROR] \t[STW-133] org.acme.VertxResource#read(String, int): nothing writes Multi as anything. Produce JSON.
                        [ERROR] -> [Help 1]
                        \t[STW-205] org.acme.AdminResource#admin(): @RolesAllowed isn't compiled yet. Secure the path.
                        """))
                .containsExactly(
                        new Problem("STW-205", "org.acme.AdminResource#admin()",
                                "@RolesAllowed isn't compiled yet. Secure the path."),
                        new Problem("STW-133", "org.acme.VertxResource#read(String, int)",
                                "nothing writes Multi as anything. Produce JSON."));
    }

    @Test
    void readsAProblemOfTheConfiguration() {
        assertThat(
                problems("[ERROR] \t[STW-212] quarkus.rest.path=/api is a key of Quarkus REST. Use quarkus.straightway.path."))
                .containsExactly(new Problem("STW-212", "",
                        "quarkus.rest.path=/api is a key of Quarkus REST. Use quarkus.straightway.path."));
    }

    @Test
    void readsErrorsOfTheCompilerWithFileAndLine() {
        assertThat(problems("""
                [ERROR] COMPILATION ERROR :
                [ERROR] /work/classic/src/main/java/org/acme/A.java:[5,38] package org.jboss.resteasy.reactive does not exist
                [ERROR] /work/classic/src/main/java/org/acme/A.java:[12,23] cannot find symbol
                  symbol:   class RestPath
                  location: class org.acme.A
                [INFO] 2 errors
                [ERROR] Failed to execute goal org.apache.maven.plugins:maven-compiler-plugin:3.14.1:compile
                [ERROR] /work/classic/src/main/java/org/acme/A.java:[5,38] package org.jboss.resteasy.reactive does not exist
                [ERROR] /work/classic/src/main/java/org/acme/A.java:[12,23] cannot find symbol
                [ERROR]   symbol:   class RestPath
                [ERROR]   location: class org.acme.A
                """)).containsExactly(
                new Problem("compiler", "src/main/java/org/acme/A.java:5",
                        "package org.jboss.resteasy.reactive does not exist"),
                new Problem("compiler", "src/main/java/org/acme/A.java:12",
                        "cannot find symbol: class RestPath, in class org.acme.A"));
    }

    @Test
    void readsWhatABuildStepThrewWithItsCauses() {
        assertThat(problems(
                """
                        [ERROR] \t[error]: Build step io.quarkus.resteasy.reactive.server.deployment.ResteasyReactiveProcessor#setupEndpoints threw an exception: java.lang.RuntimeException: Failed to process method 'org.acme.B#get'
                        [ERROR] \tat java.base/java.lang.Thread.run(Thread.java:840)
                        [ERROR] Caused by: java.lang.IllegalStateException: no reader for org.acme.Thing
                        """))
                .containsExactly(new Problem(
                        "io.quarkus.resteasy.reactive.server.deployment.ResteasyReactiveProcessor#setupEndpoints",
                        "org.acme.B#get",
                        "java.lang.RuntimeException: Failed to process method 'org.acme.B#get'; because "
                                + "java.lang.IllegalStateException: no reader for org.acme.Thing"));
    }

    @Test
    void fallsBackToTheLinesOfMaven() {
        assertThat(problems("""
                \u001b[1;31m[ERROR]\u001b[m Some problems were encountered while processing the POMs:
                [ERROR] 'dependencies.dependency.version' for io.quarkus:quarkus-resteasy-links:jar is missing.
                [ERROR]
                """)).extracting(Problem::text).containsExactly("Some problems were encountered while processing the POMs:",
                "'dependencies.dependency.version' for io.quarkus:quarkus-resteasy-links:jar is missing.");
    }

    private static List<Problem> problems(String log) {
        return BuildLog.problems(log.lines().toList(), Path.of("/work/classic"));
    }
}
