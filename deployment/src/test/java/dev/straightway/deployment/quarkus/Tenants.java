package dev.straightway.deployment.quarkus;

import static io.restassured.RestAssured.given;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.util.Base64;
import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.microprofile.config.ConfigProvider;
import org.jboss.shrinkwrap.api.asset.ByteArrayAsset;
import org.jboss.shrinkwrap.api.spec.JavaArchive;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.commons.ClassRemapper;
import org.objectweb.asm.commons.SimpleRemapper;

import dev.straightway.deployment.quarkus.tenants.OfContext;
import dev.straightway.deployment.quarkus.tenants.OfTenant;
import dev.straightway.deployment.quarkus.tenants.Rented;
import io.quarkus.test.QuarkusUnitTest;
import io.restassured.response.Response;
import io.restassured.specification.RequestSpecification;

/** Annotations choose by which tenant of OpenID Connect a user is known; what is answered stands in {@code tenants.csv}. */
abstract class Tenants {

    /**
     * {@return an application of two tenants, each of which takes the tokens that its own key has signed}
     *
     * @param neighbours the extensions that it has beside OpenID Connect
     */
    static QuarkusUnitTest application(String... neighbours) {
        QuarkusUnitTest application = new QuarkusUnitTest()
                .withApplicationRoot(root -> add(root, Rented.Methods.class, Rented.OnClass.class, Rented.Located.class))
                .setForcedDependencies(Neighbours.of(Stream.concat(Stream.of("quarkus-oidc"), Stream.of(neighbours))
                        .toArray(String[]::new)))
                .overrideConfigKey("quarkus.devservices.enabled", "false")
                .overrideConfigKey("quarkus.http.auth.proactive", "false");
        KeyPair main = keys();
        KeyPair second = keys();
        return application
                .overrideRuntimeConfigKey("quarkus.oidc.public-key", encoded(main.getPublic().getEncoded()))
                .overrideRuntimeConfigKey("quarkus.oidc.second.public-key", encoded(second.getPublic().getEncoded()))
                .overrideRuntimeConfigKey("token.main", token("main", "bronze", main))
                .overrideRuntimeConfigKey("token.silver", token("main", "silver", main))
                .overrideRuntimeConfigKey("token.second", token("second", "silver", second));
    }

    @ParameterizedTest(name = "{0} with a token of {1}: {2}")
    @CsvFileSource(resources = "/secured/tenants.csv", numLinesToSkip = 1)
    void answersAsQuarkusRest(String path, String tenant, int status, String body) {
        Response answer = of(tenant).get("/" + path);
        assertThat(answer.statusCode() + " " + answer.asString()).isEqualTo(status + " " + (body == null ? "" : body));
    }

    private static RequestSpecification of(String tenant) {
        return tenant.equals("nobody") ? given()
                : given().auth().oauth2(ConfigProvider.getConfig().getValue("token." + tenant, String.class));
    }

    /** Adds resources with the annotations of the extension in the place of those that they are compiled with. */
    static void add(JavaArchive root, Class<?>... resources) {
        root.addClasses(Neighbours.class, Tenants.class);
        for (Class<?> type : resources) {
            root.add(new ByteArrayAsset(ofTheExtension(type)), file(type) + ".class");
        }
    }

    private static String file(Class<?> type) {
        return type.getName().replace('.', '/');
    }

    private static byte[] ofTheExtension(Class<?> type) {
        try (InputStream bytes = Tenants.class.getResourceAsStream("/" + file(type) + ".class")) {
            ClassWriter written = new ClassWriter(0);
            new ClassReader(bytes).accept(new ClassRemapper(written,
                    new SimpleRemapper(Opcodes.ASM9, Map.of(file(OfTenant.class), "io/quarkus/oidc/Tenant",
                            file(OfContext.class), "io/quarkus/oidc/AuthenticationContext"))),
                    0);
            return written.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static KeyPair keys() {
        try {
            KeyPairGenerator generator = KeyPairGenerator.getInstance("RSA");
            generator.initialize(2048);
            return generator.generateKeyPair();
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String token(String tenant, String context, KeyPair keys) {
        long now = System.currentTimeMillis() / 1000;
        String claims = "{\"sub\":\"%1$s\",\"upn\":\"user of %1$s\",\"acr\":\"%2$s\",\"iat\":%3$d,\"exp\":%4$d}"
                .formatted(tenant, context, now, now + 3600);
        String signed = urlEncoded("{\"alg\":\"RS256\",\"typ\":\"JWT\"}".getBytes(StandardCharsets.UTF_8)) + "."
                + urlEncoded(claims.getBytes(StandardCharsets.UTF_8));
        try {
            Signature signature = Signature.getInstance("SHA256withRSA");
            signature.initSign(keys.getPrivate());
            signature.update(signed.getBytes(StandardCharsets.US_ASCII));
            return signed + "." + urlEncoded(signature.sign());
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String encoded(byte[] key) {
        return Base64.getEncoder().encodeToString(key);
    }

    private static String urlEncoded(byte[] part) {
        return Base64.getUrlEncoder().withoutPadding().encodeToString(part);
    }
}
