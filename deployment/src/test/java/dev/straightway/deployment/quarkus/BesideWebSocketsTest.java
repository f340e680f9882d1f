package dev.straightway.deployment.quarkus;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;

import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;

import org.jboss.shrinkwrap.api.asset.ByteArrayAsset;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;

import io.quarkus.test.QuarkusUnitTest;
import io.quarkus.test.common.http.TestHTTPResource;

/** Endpoints of WebSockets Next have their paths, and resources all others. */
@Tag("application")
@DisabledIfSystemProperty(named = "tested.quarkus.version", matches = "3\\.37\\.4", disabledReason = "quarkus-websockets-next isn't in every mirror")
class BesideWebSocketsTest {

    private static final int PATIENCE_SECONDS = 20;
    private static final String NEXT = "Lio/quarkus/websockets/next/";

    @Path("resource")
    public static class Resource {
        @GET
        public String get() {
            return "resource";
        }
    }

    @RegisterExtension
    static final QuarkusUnitTest APP = new QuarkusUnitTest()
            .withApplicationRoot(root -> root.addClasses(Neighbours.class, Resource.class, RawConnection.class,
                    RawConnection.Answer.class)
                    .add(new ByteArrayAsset(echo()), "org/acme/Echo.class"))
            .setForcedDependencies(Neighbours.of("quarkus-websockets-next"));

    @TestHTTPResource
    URL server;

    /**
     * The extension isn't on the class path of these tests:
     *
     * <pre>
     * &#64;WebSocket(path = "/echo")
     * public class Echo {
     *     &#64;OnTextMessage
     *     public String echo(String text) {
     *         return text;
     *     }
     * }
     * </pre>
     */
    private static byte[] echo() {
        ClassWriter type = new ClassWriter(ClassWriter.COMPUTE_MAXS);
        type.visit(Opcodes.V17, Opcodes.ACC_PUBLIC | Opcodes.ACC_SUPER, "org/acme/Echo", null, "java/lang/Object", null);
        AnnotationVisitor annotation = type.visitAnnotation(NEXT + "WebSocket;", true);
        annotation.visit("path", "/echo");
        annotation.visitEnd();
        MethodVisitor constructor = type.visitMethod(Opcodes.ACC_PUBLIC, "<init>", "()V", null, null);
        constructor.visitCode();
        constructor.visitVarInsn(Opcodes.ALOAD, 0);
        constructor.visitMethodInsn(Opcodes.INVOKESPECIAL, "java/lang/Object", "<init>", "()V", false);
        constructor.visitInsn(Opcodes.RETURN);
        constructor.visitMaxs(0, 0);
        constructor.visitEnd();
        MethodVisitor echo = type.visitMethod(Opcodes.ACC_PUBLIC, "echo", "(Ljava/lang/String;)Ljava/lang/String;", null, null);
        echo.visitAnnotation(NEXT + "OnTextMessage;", true).visitEnd();
        echo.visitCode();
        echo.visitVarInsn(Opcodes.ALOAD, 1);
        echo.visitInsn(Opcodes.ARETURN);
        echo.visitMaxs(0, 0);
        echo.visitEnd();
        type.visitEnd();
        return type.toByteArray();
    }

    @Test
    void answersMessages() throws Exception {
        CompletableFuture<String> answer = new CompletableFuture<>();
        WebSocket socket = HttpClient.newHttpClient().newWebSocketBuilder()
                .buildAsync(URI.create("ws://" + server.getHost() + ":" + server.getPort() + "/echo"),
                        new WebSocket.Listener() {
                            @Override
                            public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
                                answer.complete(text.toString());
                                return null;
                            }
                        })
                .get(PATIENCE_SECONDS, TimeUnit.SECONDS);
        socket.sendText("hello", true);
        assertThat(answer.get(PATIENCE_SECONDS, TimeUnit.SECONDS)).isEqualTo("hello");
        socket.abort();
    }

    /** The second request of a connection comes ahead of the Router, which the WebSocket needs. */
    @Test
    void opensOnAConnectionThatHasAskedForResources() throws IOException {
        try (RawConnection connection = new RawConnection(server)) {
            for (int i = 0; i < 3; i++) {
                assertThat(connection.send("GET /resource HTTP/1.1\nHost: h\n\n").answer().body()).isEqualTo("resource");
            }
            RawConnection.Answer answer = connection
                    .send("GET /echo HTTP/1.1\nHost: h\nConnection: Upgrade\nUpgrade: websocket\n"
                            + "Sec-WebSocket-Version: 13\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\n\n")
                    .head();
            assertThat(answer.status()).isEqualTo(101);
            assertThat(answer.fields().get("upgrade")).isEqualToIgnoringCase("websocket");
        }
    }
}
