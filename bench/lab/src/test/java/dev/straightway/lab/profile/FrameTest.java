package dev.straightway.lab.profile;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FrameTest {

    @ParameterizedTest
    @CsvSource({
            "io/netty/channel/nio/NioEventLoop.run,                           io/netty/channel/nio/NioEventLoop.run",
            "io/vertx/core/HttpServerImpl$$Lambda$67.0x00007f69f8131dc8.get,  io/vertx/core/HttpServerImpl$$Lambda.get",
            "io/vertx/core/HttpServerImpl$$Lambda$67/0x00007f69f8131dc8.get,  io/vertx/core/HttpServerImpl$$Lambda.get",
            "io/vertx/core/HttpServerImpl$$Lambda.0x00007f69f8131dc8.get,     io/vertx/core/HttpServerImpl$$Lambda.get",
            "java/lang/invoke/LambdaForm$MH.0x00007fb4d8329000.invoke,        java/lang/invoke/LambdaForm$MH.invoke",
            "jdk/internal/reflect/GeneratedMethodAccessor12.invoke,           jdk/internal/reflect/GeneratedMethodAccessor.invoke",
            "jdk/proxy2/$Proxy31.equals,                                      jdk/proxy2/$Proxy.equals",
            "dev/straightway/it/PersonResource_get_5c9f2201.invoke,           dev/straightway/it/PersonResource_get_5c9f2201.invoke",
            "io/netty/channel/AbstractChannelHandlerContext$7.run,            io/netty/channel/AbstractChannelHandlerContext$7.run"
    })
    void forgetsTheNumbersThatDifferFromRunToRun(String method, String name) {
        assertThat(Frame.java(method)).isEqualTo(new Frame(name, Frame.Type.JAVA));
    }
}
